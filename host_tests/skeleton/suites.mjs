// All suites that go over the games there are, and how each is run in the copy. Which these are is read from their sources:
// one that is not named here is an error.
import fs from 'node:fs';
import path from 'node:path';

/** What a C++ suite is told, where its own measure is a long one. */
export const WORDS = {
  'core/test_random_games.cpp': ['1000000', '200'],
  'core/test_match_games.cpp': ['0'],
  'ui/test_by_show.cpp': ['16'],
  'ui/test_unseen.cpp': ['1'],
};

/** C++ suites that play no game, or only some that they name. */
export const NOT_PLAYING = {
  'core/test_save.cpp': 'its games are named, test_properties keeps any',
  'core/test_session.cpp': 'asks for sizes',
  'firmware/test_cable_backup.cpp': 'its games are named, ui/cable.test.mjs has any',
  'firmware/test_cable_import.cpp': 'its games are named, ui/cable.test.mjs has any',
  'firmware/test_cable_saves.cpp': 'its games are named, ui/cable.test.mjs has any',
  'save/test_finished.cpp': 'its games are named, test_games_kept keeps any',
  'save/test_forms.cpp': 'reads what was kept once',
  'save/test_kept_list.cpp': 'its games are named, test_games_kept keeps any',
  'save/test_repeats.cpp': 'its games are named, what repeats is told by their heads',
  'save/test_take_up.cpp': 'its games are named, test_games_kept keeps any',
  'save/test_told.cpp': 'its games are named, test_games_kept keeps any',
  'ui/test_about.cpp': 'tells whose each game is',
  'ui/test_bot_turn.cpp': 'its games are named, test_bots has any',
  'ui/test_entry.cpp': 'its games are named, test_by_show enters the luck of any',
  'ui/test_entry_two_dice.cpp': 'its game is named, test_by_show enters the luck of any',
  'ui/test_entry_undo.cpp': 'its games are named, test_by_show takes back in any',
  'ui/test_history.cpp': 'its games are named, test_finished_games has the end of any',
  'ui/test_menu.cpp': 'lays out the pages of rules',
  'ui/test_result.cpp': 'its games are named, test_finished_games has the result of any',
  'ui/test_result_place.cpp': 'its games are named, test_finished_games has the result of any',
  'ui/test_scores.cpp': 'lays out the scores, games are told',
  'ui/test_seat_names.cpp': 'its games are named, test_by_show plays any',
  'ui/test_setup.cpp': 'lays out the summaries',
  'ui/test_signs.cpp': 'asks for the words and signs of games',
  'ui/test_sight.cpp': 'asks what screens can name',
  'ui/test_statistics.cpp': 'games are told',
  'ui/test_unseen.cpp': 'plays in copies of itself, which keep no counts',
};

/** C++ programs that are no suite by themselves: what runs them. */
export const PROGRAMS = {
  'monkey/main.cpp': 'the monkey',
  'pictures/main.cpp': 'pictures',
  'pictures/stage.cpp': 'pictures',
  'pictures/tour.cpp': 'the tour',
  'images/random_games.cpp': 'golden digests',
  'images/rules_bench.cpp': 'only the chip',
  'images/full_store.cpp': 'only the chip',
  'save/write_form.cpp': 'writes what is kept once and for all',
  'fuzz/fuzz_backup.cpp': 'games are bytes there',
  'fuzz/fuzz_import.cpp': 'test_cable_import has the records of any',
  'fuzz/fuzz_match.cpp': 'fuzzing',
  'fuzz/fuzz_save.cpp': 'fuzzing',
  'fuzz/seeds.cpp': 'fuzzing',
};

/** Scripts that ask which games there are; those with a name are run. */
export const SCRIPTS = {
  'core/plat.test.mjs': 'the plat tool',
  'tools/games.test.mjs': 'lists',
  'ui/record.test.mjs': 'records',
  'pictures/write_games.mjs': 'touches',
  'bench/instructions.test.mjs': null, // counts instructions of what was built to be fast
  'tools/play.test.mjs': null, // files and words of tools/play; it draws by the tour
  'ui/cable.test.mjs': 'the cable',
  'device/backup.test.mjs': null, // the chip, as all below
  'device/bots.test.mjs': null,
  'device/cuts.mjs': null,
  'device/frames.mjs': null,
  'device/kept.test.mjs': null,
  'device/monkey.test.mjs': null,
  'device/monkey_games.mjs': null,
  'device/rules.test.mjs': null,
  'device/whole.test.mjs': null,
  'device/update.test.mjs': null,
  'device/whole_entered.test.mjs': null,
};

function filesOf(root, ending) {
  const files = fs.readdirSync(path.join(root, 'host_tests'), { recursive: true });
  return files.filter((file) => ending.test(file) && !file.startsWith('skeleton/')).sort();
}

const INCLUDE = /^#include "([^"]+)"/gm;
const REGISTRY = /^(rules|ui)\/registry\.hpp$/;

/** Whether this file of host_tests includes a registry, by itself or by others there. */
function listsGames(root, file, seen = new Set()) {
  const whole = path.join(root, 'host_tests', file);
  if (seen.has(file) || !fs.existsSync(whole)) return false;
  seen.add(file);
  const included = [...fs.readFileSync(whole, 'utf8').matchAll(INCLUDE)].map(([, name]) => name);
  if (included.some((name) => REGISTRY.test(name))) return true;
  const beside = (name) => [name.replace(/^host_tests\//, ''), path.join(path.dirname(file), name)];
  return included.flatMap(beside).some((name) => listsGames(root, name, seen));
}

export const sourcesThatListGames = (root) => filesOf(root, /\.cpp$/).filter((file) => listsGames(root, file));

export const scriptsThatListGames = (root) =>
  filesOf(root, /\.mjs$/).filter((file) => /^import .*'\.\.?\/(?:\w+\/)*games\.mjs';$/m.test(fs.readFileSync(path.join(root, 'host_tests', file), 'utf8')));
