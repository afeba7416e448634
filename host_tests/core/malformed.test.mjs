// Bad files: the exit status and the line are what records.md says, and nothing else happens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SANITIZED, plat, platWithin } from './plat.mjs';

const ILLEGAL = 2;
const MALFORMED = 3;

const HEAD = 'plat 1\ngame city-planner\nplayers 1\n';
const PAIR = 'plat 1\ngame city-planner\nplayers 2\n';
const CITIES = 'plat 1\ngame cities\nplayers 2\n';
const STARTED = (player) => ['1 0,0', '2 1,1', '3 2,2'].map((tile) => `${player} start ${tile} r0\n`).join('');
const CITIES_LAID = `${CITIES}begin\n@ draw 1\n@ draw 2\n@ draw 3\n${STARTED('p1')}${STARTED('p2')}@ draw 4\n`; // up to line 14
const DRAWCITY = 'plat 1\ngame drawcity\nplayers 2\n';
const HAND = (player) => ['number', 'number', 'development', 'development'].map((card) => `@ ${card} ${player} ${card === 'number' ? 5 : 'H'}\n`).join('');
const DEALT = `${DRAWCITY}set modules none\nbegin\n@ first p1\n${HAND('p1')}${HAND('p2')}`; // up to line 14
const STREETS = `streets\n1H5* . . 2S3 . . . . . . .\n${'. . . . . . . . . . .\n'.repeat(3)}end\n`;
const TOWN = 'plat 1\ngame town-builder\nplayers 2\n';
const TOWN_TURN = `${TOWN}begin\n@ first p1\n${['well', 'shrine', 'mill', 'inn', 'market'].map((card) => `@ row ${card}\n`).join('')}@ judge social\n@ judge ability\n@ award unity\n@ award sturdy\n`; // up to line 14
const TOWNIES = 'plat 1\ngame townies\nplayers 2\n';
const TOWNIES_ROLL = `${TOWNIES}set mode first\nset marker p1 red\nset marker p2 blue\nbegin\n`; // up to line 7
const BEGUN = `${HEAD}begin\n`;
const ROLLED = `${BEGUN}${[1, 2, 3, 4, 5, 6, 7].map((card) => `@ die ${card} 4\n`).join('')}`; // up to line 11
const LOCKED = `${ROLLED}p1 lock 7\n`; // line 12
const bytes = (...numbers) => Buffer.from(numbers);
const long = (letter) => letter.repeat(201);

// What it is, its text, exit status, line.
const RECORDS = [
  ['nothing at all', '', MALFORMED, 1],
  ['one line end', '\n', MALFORMED, 1],
  ['only blank lines', '\n \n\t\n', MALFORMED, 3],
  ['only comments', '# a\n# b\n# c', MALFORMED, 3],
  ['a NUL byte', bytes(0), MALFORMED, 1],
  ['a NUL byte inside a word', Buffer.concat([Buffer.from('plat 1\nga'), bytes(0), Buffer.from('me cities\n')]), MALFORMED, 2],
  ['a NUL byte inside a comment', Buffer.concat([Buffer.from('plat 1 # '), bytes(0), Buffer.from('\n')]), MALFORMED, 1],
  ['a byte above ASCII', Buffer.concat([Buffer.from('plat 1\n# '), bytes(0xc3, 0xa9), Buffer.from('\n')]), MALFORMED, 2],
  ['a byte order mark', Buffer.concat([bytes(0xef, 0xbb, 0xbf), Buffer.from(BEGUN)]), MALFORMED, 1],
  ['the byte 127', Buffer.concat([Buffer.from(HEAD), bytes(127)]), MALFORMED, 4],
  ['a form feed', `${HEAD}\f\nbegin\n`, MALFORMED, 4],
  ['a line of 201 letters', `plat 1\n${long('x')}\n`, MALFORMED, 2],
  ['a line of 201 blanks', `plat 1\n${long(' ')}\n`, MALFORMED, 2],
  ['a comment of 201 letters', `plat 1\n${long('#')}\n`, MALFORMED, 2],
  ['no first line', 'game cities\nplayers 2\nbegin\n', MALFORMED, 1],
  ['another format', 'plat 2\ngame cities\nplayers 2\nbegin\n', MALFORMED, 1],
  ['a format with a leading zero', 'plat 01\n', MALFORMED, 1],
  ['a format with a sign', 'plat +1\n', MALFORMED, 1],
  ['a first line in capitals', 'PLAT 1\n', MALFORMED, 1],
  ['two words too many', 'plat 1 2 3\n', MALFORMED, 1],
  ['no game', 'plat 1\nplayers 2\nbegin\n', MALFORMED, 2],
  ['a game without a name', 'plat 1\ngame\n', MALFORMED, 2],
  ['an unknown game', 'plat 1\ngame chess\nplayers 2\nbegin\n', MALFORMED, 2],
  ['a game with half a name', 'plat 1\ngame city\nplayers 1\nbegin\n', MALFORMED, 2],
  ['a game in capitals', 'plat 1\ngame CITIES\nplayers 2\nbegin\n', MALFORMED, 2],
  ['a game with a long name', `plat 1\ngame ${'a'.repeat(150)}\n`, MALFORMED, 2],
  ['no players', 'plat 1\ngame cities\nbegin\n', MALFORMED, 3],
  ['too few players', 'plat 1\ngame cities\nplayers 0\nbegin\n', MALFORMED, 3],
  ['too many players', 'plat 1\ngame city-planner\nplayers 3\nbegin\n', MALFORMED, 3],
  ['players with a leading zero', 'plat 1\ngame cities\nplayers 02\nbegin\n', MALFORMED, 3],
  ['players below zero', 'plat 1\ngame cities\nplayers -0\nbegin\n', MALFORMED, 3],
  ['players without end', `plat 1\ngame cities\nplayers ${'9'.repeat(100)}\nbegin\n`, MALFORMED, 3],
  ['a setting before the players', 'plat 1\ngame cities\nset level 1\nplayers 2\nbegin\n', MALFORMED, 3],
  ['an unknown setting', `${CITIES}set weather rain\nbegin\n`, MALFORMED, 4],
  ['a setting that this game does not have', `${HEAD}set level 1\nbegin\n`, MALFORMED, 4],
  ['a setting without a value', `${CITIES}set level\nbegin\n`, MALFORMED, 4],
  ['a setting out of range', `${CITIES}set level 4\nbegin\n`, MALFORMED, 4],
  ['a setting with a leading zero', `${CITIES}set level 01\nbegin\n`, MALFORMED, 4],
  ['a variant that does not exist', `${CITIES}set variants two-more\nbegin\n`, MALFORMED, 4],
  ['a variant twice', `${CITIES}set variants free free\nbegin\n`, MALFORMED, 4],
  ['a variant beside none', `${CITIES}set variants none free\nbegin\n`, MALFORMED, 4],
  ['no variants and not even none', `${CITIES}set variants\nbegin\n`, MALFORMED, 4],
  ['the variant of an older setting', `${CITIES}set variant none\nbegin\n`, MALFORMED, 4],
  ['a setting given twice', `${CITIES}set level 1\n\nset level 1\nbegin\n`, MALFORMED, 6],
  ['a setting behind begin', `${CITIES}begin\nset level 1\n`, MALFORMED, 5],
  ['no begin', `${HEAD}@ die 1 1\n`, MALFORMED, 4],
  ['a header that ends too early', `${HEAD}# the end\n`, MALFORMED, 4],
  ['begin with words behind it', `${HEAD}begin now\n`, MALFORMED, 4],
  ['begin twice', `${BEGUN}begin\n`, MALFORMED, 5],
  ['a position', `${HEAD}money 5\ncards green green green green red red\n`, MALFORMED, 4],
  ['an unknown verb', `${BEGUN}p1 dance\n`, MALFORMED, 5],
  ['a verb of chance said by a player', `${BEGUN}p1 die 1 1\n`, MALFORMED, 5],
  ['a verb of another game', `${BEGUN}@ draw 7\n`, MALFORMED, 5],
  ['nobody who speaks', `${BEGUN}die 1 1\n`, MALFORMED, 5],
  ['only who speaks', `${BEGUN}@\n`, MALFORMED, 5],
  ['a player that no game has', `${BEGUN}p6 lock 1\n`, MALFORMED, 5],
  ['player zero', `${BEGUN}p0 lock 1\n`, MALFORMED, 5],
  ['a player with a leading zero', `${BEGUN}p01 lock 1\n`, MALFORMED, 5],
  ['a player that this game does not have', `${BEGUN}p2 lock 1\n`, ILLEGAL, 5],
  ['a die that does not exist', `${BEGUN}@ die 8 1\n`, MALFORMED, 5],
  ['a face that does not exist', `${BEGUN}@ die 1 7\n`, MALFORMED, 5],
  ['a face with a sign', `${BEGUN}@ die 1 +1\n`, MALFORMED, 5],
  ['a face below zero', `${BEGUN}@ die 1 -1\n`, MALFORMED, 5],
  ['a face as a fraction', `${BEGUN}@ die 1 1.0\n`, MALFORMED, 5],
  ['a die without a face', `${BEGUN}@ die 1\n`, MALFORMED, 5],
  ['a die with two faces', `${BEGUN}@ die 1 1 1\n`, MALFORMED, 5],
  ['another die than the next', `${BEGUN}# one\n@ die 2 1\n`, ILLEGAL, 6],
  ['a player while the dice are rolled', `${BEGUN}@ die 1 1\np1 lock 1\n`, ILLEGAL, 6],
  ['the player who is not to act', `${PAIR}begin\n@ first p1\n${[1, 2, 3, 4, 5, 6, 7].map((card) => `@ die ${card} 4\n`).join('')}p2 lock 1\n`, ILLEGAL, 13],
  ['chance while a player acts', `${ROLLED}@ die 1 4\n`, ILLEGAL, 12],
  ['a re-roll that nobody earned', `${ROLLED}p1 reroll 1\n`, ILLEGAL, 12],
  ['scoring before a card is set aside', `${ROLLED}p1 score 1=s 2=s 3=s 4=s 5=b 6=s\n`, ILLEGAL, 12],
  ['five cards scored', `${LOCKED}p1 score 1=s 2=s 3=s 4=s 5=b\n`, MALFORMED, 13],
  ['cards out of order', `${LOCKED}p1 score 2=s 1=s 3=s 4=s 5=b 6=s\n`, MALFORMED, 13],
  ['a card scored in no known way', `${LOCKED}p1 score 1=z 2=s 3=s 4=s 5=b 6=s\n`, MALFORMED, 13],
  ['the card set aside scored', `${LOCKED}p1 score 1=s 2=s 3=s 4=s 5=b 7=s\n`, ILLEGAL, 13],
  ['a mixed one that stands', `${LOCKED}p1 score 1=s 2=s 3=s 4=s 5=s 6=s\n`, ILLEGAL, 13],
  ['the first of two bad lines, illegal', `${BEGUN}p1 lock 1\np1 dance\n`, ILLEGAL, 5],
  ['the first of two bad lines, malformed', `${BEGUN}p1 dance\np1 lock 1\n`, MALFORMED, 5],
  ['a bad byte after an illegal event', Buffer.concat([Buffer.from(`${BEGUN}p1 lock 1\n`), bytes(0)]), ILLEGAL, 5],
  ['a tile that does not exist', `${CITIES}begin\n@ draw 25\n`, MALFORMED, 5],
  ['a tile drawn twice', `${CITIES}begin\n@ draw 7\n@ draw 7\n`, ILLEGAL, 6],
  ['a rotation that does not exist', `${CITIES}begin\np1 place 0,0 r45\n`, MALFORMED, 5],
  ['a setting of Town Builder', `${TOWN}set level 1\nbegin\n`, MALFORMED, 4],
  ['five players at Town Builder', 'plat 1\ngame town-builder\nplayers 5\nbegin\n', MALFORMED, 3],
  ['a first player that this town does not have', `${TOWN}begin\n@ first p3\n`, ILLEGAL, 5],
  ['a first player that no town has', `${TOWN}begin\n@ first p5\n`, MALFORMED, 5],
  ['a town card that does not exist', `${TOWN}begin\n@ first p1\n@ row cottage\n`, MALFORMED, 6],
  ['a town card drawn twice', `${TOWN}begin\n@ first p1\n@ row well\n@ row well\n`, ILLEGAL, 7],
  ['a judge before it comes', `${TOWN}begin\n@ first p1\n@ row judge social\n`, ILLEGAL, 6],
  ['a judge that does not exist', `${TOWN}begin\n@ first p1\n@ row judge farm\n`, MALFORMED, 6],
  ['an award drawn twice', `${TOWN_TURN.split('\n').slice(0, 13).join('\n')}\n@ award unity\n`, ILLEGAL, 14],
  ['a turn ended with actions left', `${TOWN_TURN}p1 end\n`, ILLEGAL, 15],
  ['a card that is not in the row', `${TOWN_TURN}p1 found bank\n`, ILLEGAL, 15],
  ['a card without its price', `${TOWN_TURN}p1 found inn\n`, ILLEGAL, 15],
  ['a card that gives no gold stored', `${TOWN_TURN}p1 gold well\n`, ILLEGAL, 15],
  ['a resource without a foundation', `${TOWN_TURN}p1 resource well\n`, MALFORMED, 15],
  ['a resource under what is no foundation', `${TOWN_TURN}p1 resource well mill\n`, ILLEGAL, 15],
  ['an ability that is none', `${TOWN_TURN}p1 use farm\n`, MALFORMED, 15],
  ['an ability that nobody has', `${TOWN_TURN}p1 use bakery\n`, ILLEGAL, 15],
  ['an ability with a word too many', `${TOWN_TURN}p1 use bakery well\n`, MALFORMED, 15],
  ['the crest copied', `${TOWN_TURN}p1 use gatehouse p2 crest well mill\n`, MALFORMED, 15],
  ['a copy without a Gatehouse', `${TOWN_TURN}p1 use gatehouse p2 bridge well\n`, ILLEGAL, 15],
  ['a claim that is not met', `${TOWN_TURN}p1 claim unity\n`, ILLEGAL, 15],
  ['a type in the middle of the game', `${TOWN_TURN}p1 type library social\n`, ILLEGAL, 15],
  ['a type that is the ability judge', `${TOWN_TURN}p1 type library ability\n`, MALFORMED, 15],
  ['a taken card without its turn', `${TOWN_TURN}p1 take none\n`, ILLEGAL, 15],
  ['a cell that no city reaches', `${CITIES}begin\np1 place 8,0 r0\n`, MALFORMED, 5],
  ['a cell that only a free city reaches', `${CITIES_LAID}p1 place -7,7 r0\n`, ILLEGAL, 15],
  ['a walk between far fields', `${CITIES_LAID}p1 walk -7,-7 nw 7,7 se\n`, ILLEGAL, 15],
  ['a covering without a quarter', `${CITIES}begin\np1 cover 0,0 r0\n`, MALFORMED, 5],
  ['a covering at the wrong time', `${CITIES_LAID}p1 cover 0,0 nw r0\n`, ILLEGAL, 15],
  ['declining at the wrong time', `${CITIES_LAID}p1 decline\n`, ILLEGAL, 15],
  ['declining something', `${CITIES}begin\np1 decline 24\n`, MALFORMED, 5],
  ['a cell of minus nothing', `${CITIES}begin\np1 place -0,0 r0\n`, MALFORMED, 5],
  ['too few streets', `${DRAWCITY}set streets 2\nbegin\n`, MALFORMED, 4],
  ['too many streets', `${DRAWCITY}set streets 11\nbegin\n`, MALFORMED, 4],
  ['no word behind modules', `${DRAWCITY}set modules\nbegin\n`, MALFORMED, 4],
  ['an unknown module', `${DRAWCITY}set modules goals parks\nbegin\n`, MALFORMED, 4],
  ['a module twice', `${DRAWCITY}set modules zoning goals zoning\nbegin\n`, MALFORMED, 4],
  ['none and a module', `${DRAWCITY}set modules none goals\nbegin\n`, MALFORMED, 4],
  ['modules twice', `${DRAWCITY}set modules goals\nset modules goals\nbegin\n`, MALFORMED, 5],
  ['another word than on or off', `${DRAWCITY}set other-goal yes\nbegin\n`, MALFORMED, 4],
  ['one player at DrawCity', 'plat 1\ngame drawcity\nplayers 1\nbegin\n', MALFORMED, 3],
  ['seven players at DrawCity', 'plat 1\ngame drawcity\nplayers 7\nbegin\n', MALFORMED, 3],
  ['a first player that no game has', `${DRAWCITY}begin\n@ first p7\n`, MALFORMED, 5],
  ['a first player that this game does not have', `${DRAWCITY}begin\n@ first p3\n`, ILLEGAL, 5],
  ['a card dealt to another player', `${DRAWCITY}begin\n@ first p1\n@ number p2 5\n`, ILLEGAL, 6],
  ['a number card that does not exist', `${DRAWCITY}begin\n@ first p1\n@ number p1 10\n`, MALFORMED, 6],
  ['a development before the numbers', `${DRAWCITY}begin\n@ first p1\n@ development p1 H\n`, ILLEGAL, 6],
  ['the third of two nines', `${DRAWCITY}begin\n@ first p1\n@ number p1 9\n@ number p1 9\n${'@ development p1 H\n'.repeat(2)}@ number p2 9\n`, ILLEGAL, 10],
  ['a goal that does not exist', `${DEALT}@ goal city-hall\n`, MALFORMED, 15],
  ['a goal without the module', `${DEALT}@ goal high-street\n`, ILLEGAL, 15],
  ['a column that does not exist', `${DEALT}p1 build H 5 1,12\n`, MALFORMED, 15],
  ['a street that no game has', `${DEALT}p1 build H 5 11,1\n`, MALFORMED, 15],
  ['a street that this game does not have', `${DEALT}p1 build H 5 5,1\n`, ILLEGAL, 15],
  ['a card that is not in hand', `${DEALT}p1 build H 6 1,1\n`, ILLEGAL, 15],
  ['number and type in the other order', `${DEALT}p1 build 5 H 1,1\n`, MALFORMED, 15],
  ['a skip that is not needed', `${DEALT}p1 skip\n`, ILLEGAL, 15],
  ['a skip with type and number in the other order', `${DEALT}p1 skip H 5\n`, MALFORMED, 15],
  ['a neighborhood without the module', `${DEALT}p1 neighborhood 1,1 1,2 1,3\n`, ILLEGAL, 15],
  ['a neighborhood from right to left', `${DEALT}p1 neighborhood 1,3 1,2 1,1\n`, MALFORMED, 15],
  ['a neighborhood round a corner', `${DEALT}p1 neighborhood 1,1 1,2 2,2\n`, MALFORMED, 15],
  ['a draw of the other kind first', `${DEALT}p1 build H 5 1,1\n@ development p1 H\n`, ILLEGAL, 16],
  ['an equal number on the same street', `${DEALT}p1 build H 5 1,1\n@ number p1 5\n@ development p1 H\np2 build H 5 1,2\n@ number p2 5\n@ development p2 H\np1 build H 5 1,3\n`, ILLEGAL, 21],
  ['a goal in a mode without', `${TOWNIES}set additional hub\nset mode second\nbegin\n`, MALFORMED, 4],
  ['a bonus in a mode without', `${TOWNIES}set mode first\nset bonus funding\nbegin\n`, MALFORMED, 5],
  ['a goal in a mode without, and something worse behind', `${TOWNIES}set additional hub\nset mode first\nset weather rain\n`, MALFORMED, 4],
  ['a colour given to two', `${TOWNIES}set marker p1 red\nset marker p2 red\nbegin\n`, MALFORMED, 5],
  ['a marker for a player too many', `${TOWNIES}set marker p3 red\nbegin\n`, MALFORMED, 4],
  ['a marker drawn that is set', `${TOWNIES_ROLL}@ marker p1 red\n`, ILLEGAL, 8],
  ['a marker of no colour', `${TOWNIES}begin\n@ marker p1 pink\n`, MALFORMED, 5],
  ['a marker for a player that the game does not have', `${TOWNIES}begin\n@ marker p5 red\n`, ILLEGAL, 5],
  ['a bonus in the first mode', `${TOWNIES_ROLL}@ bonus funding\n`, ILLEGAL, 8],
  ['a die that shows the Shape left off', `${TOWNIES_ROLL}@ roll bank propeller\n`, MALFORMED, 8],
  ['dice in the wrong order', `${TOWNIES_ROLL}@ roll bar bank\n`, MALFORMED, 8],
  ['spaces out of order', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a2 a1 a3 a4\n`, MALFORMED, 9],
  ['a space twice', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a1 a1 a2 a3\n`, MALFORMED, 9],
  ['a space off the map', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a4 a5 a6 a7\n`, MALFORMED, 9],
  ['spaces that form no Shape', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a1 a2 a3 k6\n`, ILLEGAL, 9],
  ['another Shape than the one rolled', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a1 a2 b2 b3\n`, ILLEGAL, 9],
  ['an Object with nothing beside it', `${TOWNIES_ROLL}@ roll bank bar\np1 object bank f6\n`, ILLEGAL, 9],
  ['passing while something fits', `${TOWNIES_ROLL}@ roll bank bar\np1 pass\n`, ILLEGAL, 9],
  ['a star that the bonus does not have', `${TOWNIES_ROLL}@ roll bank bar\np1 star red\n`, ILLEGAL, 9],
  ['a star for nothing known', `${TOWNIES_ROLL}@ roll bank bar\np1 star pink\n`, MALFORMED, 9],
  ['a player who has acted', `${TOWNIES_ROLL}@ roll bank bar\np1 shape a1 a2 a3 a4\np1 shape b1 b2 b3 b4\n`, ILLEGAL, 10],
];

const POSITIONS = [
  ['nothing', ''],
  ['begin', `${HEAD}begin\n`],
  ['no money', `${HEAD}cards green green green green red red\n`],
  ['no cards', `${HEAD}money 5\n`],
  ['five cards', `${HEAD}money 5\ncards green green green green red\n`],
  ['seven cards', `${HEAD}money 5\ncards green green green green red red red\n`],
  ['an unknown colour', `${HEAD}money 5\ncards green green green green red pink\n`],
  ['cards twice', `${HEAD}money 5\n${'cards green green green green red red\n'.repeat(2)}`],
  ['money twice', `${HEAD}money 5\nmoney 5\ncards green green green green red red\n`],
  ['money behind the cards', `${HEAD}cards green green green green red red\nmoney 5\n`],
  ['money below zero', `${HEAD}money -1\ncards green green green green red red\n`],
  ['money without end', `${HEAD}money ${'9'.repeat(60)}\ncards green green green green red red\n`],
  ['an event', `${HEAD}@ die 1 1\n`],
  ['something behind it', `${HEAD}money 5\ncards green green green green red red\nend\n`],
  ['a city that is not closed', `${CITIES}city p1\nAA\nPP\n`],
  ['a city with an odd row', `${CITIES}city p1\nAAA\nPPP\nend\n`],
  ['a city of ten fields in a row', `${CITIES}city p1\n${'AAAAAAAAAA\n'.repeat(2)}end\n`],
  ['a free city of eighteen fields in a row', `${CITIES}set variants free\ncity p1\n${`${'A'.repeat(18)}\n`.repeat(2)}end\n`],
  ['a free city of seventeen tiles', `${CITIES}set variants free\ncity p1\n${`${'A'.repeat(16)}\n`.repeat(4)}AA\nAA\nend\n`],
  ['a city twice', `${CITIES}city p1\nend\ncity p1\nend\n`],
  ['no streets', DRAWCITY],
  ['streets that are not closed', `${DRAWCITY}${STREETS.replace('end\n', '')}`],
  ['a street too few', `${DRAWCITY}set streets 5\n${STREETS}`],
  ['a street too many', `${DRAWCITY}set streets 3\n${STREETS}`],
  ['streets twice', `${DRAWCITY}${STREETS}${STREETS}`],
  ['a column too many', `${DRAWCITY}${STREETS.replace('1H5*', '. 1H5*')}`],
  ['a development of a player who is not there', `${DRAWCITY}${STREETS.replace('2S3', '3S3')}`],
  ['zones without the module', `${DRAWCITY}${STREETS}zones H H H H H H H H H H H\n`],
  ['no zones with the module', `${DRAWCITY}set modules zoning\n${STREETS}`],
  ['demand for a street too few', `${DRAWCITY}set modules demand\n${STREETS}demand H S F\n`],
  ['a neighborhood on a free space', `${DRAWCITY}set modules neighborhoods\n${STREETS}neighborhood 1,1 1,2 1,3\n`],
  ['a goal without the module in a position', `${DRAWCITY}set modules none\n${STREETS}goal high-street p1 6\n`],
  ['a goal with points that no space has', `${DRAWCITY}${STREETS}goal high-street p1 5\n`],
  ['a district that is not closed', `${TOWN}district p1\nwell\n`],
  ['a district twice', `${TOWN}district p1\nend\ndistrict p1\nend\n`],
  ['a district of a player who is not there', `${TOWN}district p3\nend\n`],
  ['a building in two districts', `${TOWN}district p1\nwell\nend\ndistrict p2\nwell\nend\n`],
  ['an award twice for a player', `${TOWN}award unity p1\naward unity p1\n`],
  ['a judge twice', `${TOWN}judge social\njudge social\n`],
  ['a type without its building', `${TOWN}district p1\ntype library social\nend\n`],
  ['a map that is not closed', `${TOWNIES}map p1\na1 red\n`],
  ['a map twice', `${TOWNIES}map p1\nend\nmap p1\nend\n`],
  ['a map of a player too many', `${TOWNIES}map p3\nend\n`],
  ['a space filled twice', `${TOWNIES}map p1\na1 red\na1 blue\nend\n`],
  ['a line of three words in a map', `${TOWNIES}map p1\na1 red bank\nend\n`],
  ['an Object with 16 points', `${TOWNIES}map p1\na1 red bank 16\nend\n`],
  ['a bonus that the mode lacks', `${TOWNIES}set mode first\nset bonus funding\nmap p1\nend\n`],
  ['a bad byte at the end', Buffer.concat([Buffer.from(`${HEAD}money 5\ncards green green green green red red\n`), bytes(200)])],
];

const lineOf = (text, line) => Buffer.from(text).toString('latin1').split('\n')[line - 1] ?? '';
const wordsOf = (line) => line.replace(/#.*/, '').trim().split(/[ \t\r]+/).join(' ');

function expectError(call, text, status, line) {
  const { status: given, signal, stdout, stderr } = plat([call, '-'], text);
  assert.equal(signal, null, stderr);
  assert.equal(stderr, '');
  assert.equal(given, status, stdout);
  const { error, ...rest } = JSON.parse(stdout);
  assert.deepEqual(rest, {});
  assert.deepEqual(Object.keys(error).sort(), ['line', 'reason', 'text']);
  assert.match(error.reason, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  if (line === undefined) return;
  assert.equal(error.line, line);
  const whole = lineOf(text, line);
  if (/^[\x20-\x7e\t\r]{0,200}$/.test(whole)) assert.equal(error.text, wordsOf(whole));
}

test('there should be at least 60 bad records', () => assert.ok(RECORDS.length >= 60));

for (const [what, text, status, line] of RECORDS) {
  test(`a record with ${what} should end with ${status} at line ${line}`, () => {
    expectError('replay', text, status, line);
    expectError('legal', text, status, line);
  });
}

for (const [what, text] of POSITIONS) {
  test(`a position with ${what} should end with ${MALFORMED}`, () => expectError('score', text, MALFORMED));
}

test('an event behind the end of a game should be illegal', () => {
  const record = plat(['play', 'city-planner', '--players', '1', '--seed', '5']).stdout;
  for (const last of record.trimEnd().split('\n').slice(4, 8)) {
    expectError('replay', `${record}${last}\n`, ILLEGAL, record.split('\n').length);
  }
});

test('every byte cut off a record should leave a good one, or a bad last line', () => {
  const record = plat(['play', 'city-planner', '--players', '2', '--seed', '9']).stdout.split('\n').slice(0, 14).join('\n');
  for (let size = 0; size < record.length; ++size) {
    const cut = record.slice(0, size);
    const { status, signal, stdout } = plat(['replay', '-'], cut);
    assert.equal(signal, null);
    assert.ok([0, ILLEGAL, MALFORMED].includes(status));
    if (status !== 0) assert.equal(JSON.parse(stdout).error.line, Math.max(1, cut.split('\n').length - (cut.endsWith('\n') ? 1 : 0)));
  }
});

// --- ten megabytes -----------------------------------------------------------------------------

const MEGABYTES = 10 << 20;
const LIMIT_KIBIBYTES = 16 << 10;

/** The same numbers every time: a small generator of bytes. */
function noise(size) {
  const made = Buffer.alloc(size);
  let state = 1;
  for (let i = 0; i < size; ++i) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    made[i] = state >>> 24;
  }
  return made;
}

const GARBAGE = [
  ['noise', noise(MEGABYTES), MALFORMED],
  ['zeros', Buffer.alloc(MEGABYTES), MALFORMED],
  ['one line of letters', Buffer.alloc(MEGABYTES, 'x'), MALFORMED],
  ['empty lines', Buffer.alloc(MEGABYTES, '\n'), MALFORMED],
  ['carriage returns', Buffer.alloc(MEGABYTES, '\r'), MALFORMED],
  ['comments', Buffer.alloc(MEGABYTES, '# nothing to see\n'), MALFORMED],
  ['noise behind a good beginning', Buffer.concat([Buffer.from(BEGUN), noise(MEGABYTES)]), MALFORMED],
  ['comments behind a good beginning', Buffer.concat([Buffer.from(ROLLED), Buffer.alloc(MEGABYTES, '# nothing to see\n')]), 0],
  ['changes without end', Buffer.concat([Buffer.from(ROLLED), Buffer.alloc(MEGABYTES, 'p1 change 1 up\n')]), ILLEGAL],
  ['settings without end', Buffer.concat([Buffer.from(CITIES), Buffer.alloc(MEGABYTES, 'set level 1\n')]), MALFORMED],
];

const readGarbage = (words, text) => (SANITIZED ? plat(words, text) : platWithin(LIMIT_KIBIBYTES, words, text));

for (const [what, text, status] of GARBAGE) {
  test(`10 MB of ${what} should end with ${status}${SANITIZED ? '' : ' in 16 MiB of memory'}`, () => {
    for (const call of ['replay', 'legal', 'score']) {
      const { status: given, signal } = readGarbage([call, '-'], text);
      assert.equal(signal, null);
      assert.equal(given, call === 'score' ? MALFORMED : status);
    }
  });
}
