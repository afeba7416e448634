// A C++ file as tokens: enough to tell code from words, and a function's body from what stands around it.

const KINDS = [
  ['space', /\s+/y],
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['raw', /(?:u8|[uUL])?R"([^(\s]*)\([\s\S]*?\)\1"/y],
  ['string', /(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"/y],
  ['character', /(?:u8|[uUL])?'(?:\\.|[^'\\\n])+'/y],
  ['number', /(?:0[xX][\da-fA-F']+|\d[\d']*(?:\.\d+)?)[a-zA-Z_]*/y],
  ['word', /[A-Za-z_]\w*/y],
  ['operator', /<<=|>>=|<=>|\.\.\.|->\*|->|::|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|<<|>>|./y],
];
const DIRECTIVE = /#(?:[^\n\\]|\\[\s\S])*/y;

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The tokens of code, without space, comments and lines of the preprocessor: [{kind, text, at}]. */
export function tokensOf(source) {
  const tokens = [];
  let onNewLine = true;
  for (let at = 0; at < source.length;) {
    const directive = onNewLine && match(DIRECTIVE, source, at);
    if (directive) {
      at += directive.length;
      continue;
    }
    for (const [kind, pattern] of KINDS) {
      const text = match(pattern, source, at);
      if (text === undefined) continue;
      if (kind === 'space') onNewLine ||= text.includes('\n');
      else onNewLine = false;
      if (kind !== 'space' && kind !== 'comment') tokens.push({ kind, text, at });
      at += text.length;
      break;
    }
  }
  return tokens;
}

const CLOSING = { '(': ')', '[': ']', '{': '}' };

/** For each bracket the index of its partner. */
export function partnersOf(tokens) {
  const partners = new Map();
  const open = [];
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'operator') return;
    if (CLOSING[text]) open.push(index);
    if (open.length > 0 && CLOSING[tokens[open.at(-1)].text] === text) {
      const partner = open.pop();
      partners.set(partner, index).set(index, partner);
    }
  });
  return partners;
}

const BEFORE_A_BODY = new Set([')', 'else', 'do', 'const', 'override', 'final', 'noexcept', 'mutable']);

/** For each token whether it stands in the body of a function. */
export function insideFunctions(tokens) {
  const open = []; // for each brace whether it is a function's or lies in one
  return tokens.map(({ kind, text }, index) => {
    const inside = open.at(-1) ?? false;
    if (kind !== 'operator') return inside;
    if (text === '{') open.push(inside || BEFORE_A_BODY.has(tokens[index - 1]?.text));
    if (text === '}') open.pop();
    return inside;
  });
}
