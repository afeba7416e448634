// Which functions of the skeleton a program called: told by what the compiler counts, not by what a suite says of itself.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Compiler flags that count the calls of the functions in these folders of the tree. */
export const counting = (folders) => `--coverage "-fprofile-filter-files=${folders.map((folder) => `.*/${folder}/.*`).join(';')}"`;

/** The environment for a program whose counts go to `to`; those of several programs add up. */
export const countedIn = (to) => ({ GCOV_PREFIX: to });

/** The functions in these folders that `object` was made with: [{name, place, calls}]; none where no program ran it. */
export function functionsOf(object, folders, to) {
  const counts = path.join(to, object.replace(/\.o$/, '.gcda'));
  if (!fs.existsSync(counts)) return [];
  fs.copyFileSync(object.replace(/\.o$/, '.gcno'), counts.replace(/gcda$/, 'gcno'));
  const { status, stdout, stderr } = spawnSync('gcov', ['--json-format', '--stdout', counts], { encoding: 'utf8', cwd: path.dirname(counts), maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`gcov: ${stderr}`);
  const told = JSON.parse(stdout);
  const files = told.files.filter(({ file }) => folders.some((folder) => file.includes(`/${folder}/`)));
  const inFile = ({ file, functions }) => functions.map((each) => ({ name: each.demangled_name, place: `${path.basename(file)}:${each.start_line}`, calls: each.execution_count }));
  return files.flatMap(inFile);
}
