import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { compareRuns } from './benches/compare-runs.js';
import { awaitQuiet, watchMachine } from './benches/machine.js';
import { exitCode } from './supervise/exit-code.js';

/**
 * `npm run bench [part of a name]`: runs each server/**\/*.bench.ts alone, one after the other.
 * `npm run bench -- --against REV [part of a name]`: runs another revision and this folder in
 * alternation, `--rounds` times each, and prints the medians of both.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const files = fs
  .globSync('server/**/*.bench.ts', { cwd: root })
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .sort();

for (const file of files) {
  if (values.against === undefined) await run(root, file);
  else await runAgainst(values.against, file);
}

/** Returns the lines that the bench printed. */
async function run(folder: string, file: string): Promise<string[]> {
  await awaitQuiet();
  console.log(`\n${path.join(folder === root ? '' : folder, file)}`);
  const describeMachine = watchMachine();
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  const lines: string[] = [];
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    lines.push(line);
  });
  if ((await exitCode(child)) !== 0) process.exitCode = 1;
  console.log(describeMachine());
  return lines;
}

async function runAgainst(revision: string, file: string): Promise<void> {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-bench-'));
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words]);
  git('worktree', 'add', '--quiet', '--detach', other, revision);

  try {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(other, 'node_modules'));
    const against: string[][] = [];
    const here: string[][] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      against.push(await run(other, file));
      here.push(await run(root, file));
    }
    console.log(`\n${file}: medians of ${values.rounds} rounds, against ${revision}`);
    for (const line of compareRuns(against, here)) console.log(line);
  } finally {
    git('worktree', 'remove', '--force', other);
  }
}
