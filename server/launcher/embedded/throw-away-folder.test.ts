import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { throwAwayFolder, type Medium } from './throw-away-folder.js';

const PREFIX = 'infinitum-folder-test-';
/** No process has this id: it is above the highest that Linux gives. */
const NO_PROCESS = 2 ** 22 + 1;
const made: string[] = [];

const make = (medium: Medium) => {
  const folder = throwAwayFolder(PREFIX, medium);
  made.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

test.each(['disk', 'memory'] as const)('a folder on %s is new and lets others pass', (medium) => {
  const [one, other] = [make(medium), make(medium)];

  expect(one).not.toBe(other);
  expect(fs.statSync(one).mode & 0o777).toBe(0o711);
});

test('a folder in memory of a process that has ended goes, and those of others stay', () => {
  const running = make('memory');
  const parent = path.dirname(running);
  const abandoned = path.join(parent, `${PREFIX}${NO_PROCESS}-x`);
  const foreign = path.join(parent, `other-${NO_PROCESS}-x`);
  made.push(abandoned, foreign);
  for (const folder of [abandoned, foreign]) fs.mkdirSync(folder);

  make('memory');

  // A machine without such a file system has the folders on its disk, where a boot removes them.
  expect(fs.existsSync(abandoned)).toBe(parent !== '/dev/shm');
  expect(fs.existsSync(running) && fs.existsSync(foreign)).toBe(true);
});
