import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenIncludes } from './includes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function treeWith(file, line) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-layers-'));
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), `${line}\n`);
  return root;
}

test('no file of the tree should include what its layer may not know', () => {
  assert.deepEqual(brokenIncludes(ROOT), []);
});

const forbidden = [
  ['rules/core/a.hpp', '#include <vector>', 'rules need no heap'],
  ['rules/core/a.hpp', '#include <cstdio>', 'rules do no I/O'],
  ['rules/core/a.hpp', '#include <chrono>', 'rules have no clock'],
  ['rules/cities/a.hpp', '#include "rules/townies/b.hpp"', 'a game knows no other game'],
  ['rules/core/a.hpp', '#include "rules/cities/b.hpp"', 'core knows no game'],
  ['rules/cities/a.hpp', '#include "ui/core/theme.hpp"', 'rules know no screen'],
  ['ui/core/a.hpp', '#include "ui/play/play.hpp"', 'what draws knows nothing of play'],
  ['ui/play/a.hpp', '#include "ui/cities/city.hpp"', 'play knows no game'],
  ['ui/play/a.cpp', '#include "ui/registry.hpp"', 'play does not list the games'],
  ['ui/play/a.hpp', '#include "rules/cities/cities.hpp"', 'what all games share knows no rules'],
  ['ui/cities/a.cpp', '#include "rules/townies/townies.hpp"', 'screens of a game know its rules alone'],
  ['ui/cities/a.cpp', '#include "ui/home/home_screen.hpp"', 'a game does not lead home by itself'],
  ['ui/cities/a.cpp', '#include "ui/city_planner/sum.hpp"', 'a game shows no other game'],
  ['ui/cities/a.cpp', '#include "rules/core/insight.hpp"', 'screens see no hidden state'],
  ['ui/play/a.hpp', '#include "rules/core/session.hpp"', 'screens own no session'],
  ['ui/play/a.hpp', '#include "rules/core/save.hpp"', 'screens keep matches, no sessions'],
  ['ui/core/a.cpp', '#include "drivers/touch/touch.hpp"', 'screens know no driver'],
  ['ui/core/a.cpp', '#include "hardware/spi.h"', 'screens know no chip'],
  ['ui/core/a.cpp', '#include <string>', 'screens use no heap'],
  ['drivers/touch/a.cpp', '#include <lvgl.h>', 'drivers know no LVGL'],
  ['drivers/touch/a.cpp', '#include "ui/core/ui.hpp"', 'drivers know no screen'],
  ['drivers/touch/a.cpp', '#include "firmware/app.hpp"', 'drivers know nothing above'],
  ['boards/x/board.hpp', '#include <array>', 'boards are data'],
  ['host_tests/core/a.cpp', '#include <hardware/spi.h>', 'tests of the host know no SDK'],
  ['firmware/a.cpp', '#include "../ui/core/ui.hpp"', 'nobody climbs'],
];
for (const [file, line, why] of forbidden) {
  test(`${why}: ${file} should be refused when it says ${line}`, () => {
    const root = treeWith(file, line);
    assert.equal(brokenIncludes(root).length, 1);
    assert.match(brokenIncludes(root)[0], new RegExp(`^${file}:1: `));
    fs.rmSync(root, { recursive: true });
  });
}

test('what a layer may know should be accepted', () => {
  const root = treeWith('rules/cities/a.hpp', '#include <array>\n#include "rules/core/game.hpp"\n#include "rules/cities/b.hpp"');
  assert.deepEqual(brokenIncludes(root), []);
  fs.rmSync(root, { recursive: true });
});

test('a screen should be accepted when it knows matches, and a test when it looks behind them', () => {
  const screen = treeWith('ui/cities/a.hpp', '#include "rules/core/match.hpp"\n#include "rules/cities/cities.hpp"\n#include "ui/play/play.hpp"');
  const tests = treeWith('host_tests/ui/a.hpp', '#include "rules/core/insight.hpp"');
  for (const root of [screen, tests]) {
    assert.deepEqual(brokenIncludes(root), []);
    fs.rmSync(root, { recursive: true });
  }
});
