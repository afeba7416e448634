// Who may include whom: reads the #include lines of a source tree and names those that break the layers.
import fs from 'node:fs';
import path from 'node:path';

// Standard headers that need no heap, no I/O and no clock: all that rules may use; <new> for objects in memory of the caller.
const FREESTANDING = new Set(
  'algorithm array bit bitset cassert compare concepts cstddef cstdint cstring initializer_list iterator limits new numeric optional span string_view tuple type_traits utility'.split(
    ' ',
  ),
);
const SDK = /^(pico|hardware|boot)\//;
const USB_STACK = /^(tusb|class\/|device\/|bsp\/)/;

// The layer's own folder is always allowed. `own` matches quoted includes, `system` those in <>.
const LAYERS = {
  rules: { own: /^rules\//, system: (name) => FREESTANDING.has(name) },
  // all_words.inc is the words of its own folders, put together by the build.
  ui: { own: /^(rules|ui)\/|^all_words\.inc$/, system: (name) => /^(lvgl\.h|src\/.*|lvgl_private\.h)$/.test(name) || FREESTANDING.has(name) },
  drivers: { own: /^(drivers\/|board\.hpp$|tusb_config\.h$)/, system: (name) => !/^lvgl/.test(name) },
  boards: { own: /^$/, system: (name) => name === 'cstdint' },
  firmware: { own: /^(rules|ui|drivers|firmware)\/|^board\.hpp$/, system: () => true },
  host_tests: {
    own: /^(rules|ui|drivers|firmware|host_tests|tools)\/|^(registers\.h|\w+\.hpp)$/,
    system: (name) => !SDK.test(name) && !USB_STACK.test(name),
  },
  tools: { own: /^(rules|tools)\//, system: (name) => !SDK.test(name) && !USB_STACK.test(name) },
};

// A chip's header in the drivers of another layer's concern: only driver files of a chip may name it.
const SOURCE = /\.(c|h|cpp|hpp|inc)$/;

function* sources(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* sources(file);
    else if (SOURCE.test(entry.name)) yield file;
  }
}

// What a screen may not see: the raw state and who owns it. A match (rules/core/match.hpp) shows what a seat may know.
const HIDDEN_FROM_SCREENS = /^rules\/core\/(insight|save|session)\.hpp$/;

// Inside ui/ each folder knows those before its own, and no game another one. What lies in ui/ itself puts all together.
const UI_ORDER = ['core', 'settings', 'play', 'game', 'home', ''];
const uiPlace = (file) => (file.split('/').length > 2 ? file.split('/')[1] : '');
const uiRank = (place) => UI_ORDER.indexOf(UI_ORDER.includes(place) ? place : 'game');

function uiComplaint(file, name) {
  const rules = /^rules\/(\w+)\//.exec(name);
  if (/^ui\//.test(file) && rules && rules[1] !== 'core' && rules[1] !== uiPlace(file) && uiPlace(file) !== '')
    return 'only its own screens know the rules of a game';
  if (!/^ui\//.test(file) || !/^ui\//.test(name)) return null;
  const own = uiPlace(file);
  const other = uiPlace(name);
  if (own === other || uiRank(other) < uiRank(own)) return null;
  return uiRank(own) === uiRank(other) ? 'a game does not know another game' : `ui/${own} lies below ui/${other}`;
}

function complaint(layer, file, quoted, name) {
  const rule = LAYERS[layer];
  if (name.split('/').includes('..')) return 'climbs out of its folder';
  if (!quoted) return rule.system(name) ? null : `<${name}> is not for ${layer}/`;
  if (!rule.own.test(name)) return `"${name}" is not for ${layer}/`;
  if (layer === 'ui' && HIDDEN_FROM_SCREENS.test(name)) return 'a screen sees what a seat of the match may see, and no more';
  const game = /^rules\/([a-z_]+)\//;
  const own = game.exec(file);
  const other = game.exec(name);
  if (own && other && own[1] !== other[1] && other[1] !== 'core') return 'a game does not know another game, and core knows none';
  return uiComplaint(file, name);
}

/** Every include in `root` that breaks a layer, as "file:line: why". */
export function brokenIncludes(root) {
  const broken = [];
  for (const layer of Object.keys(LAYERS)) {
    if (!fs.existsSync(path.join(root, layer))) continue;
    for (const file of sources(path.join(root, layer))) {
      const relative = path.relative(root, file);
      fs.readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, index) => {
          const match = /^\s*#\s*include(?:_next)?\s*(["<])([^">]+)[">]/.exec(line);
          if (!match) return;
          const why = complaint(layer, relative, match[1] === '"', match[2]);
          if (why) broken.push(`${relative}:${index + 1}: ${why}`);
        });
    }
  }
  return broken;
}
