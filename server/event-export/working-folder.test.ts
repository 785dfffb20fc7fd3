import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { openWorkingFolder } from './working-folder.js';

const opened: string[] = [];
afterEach(() => opened.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })));

async function open(purpose: string): Promise<string> {
  const folder = await openWorkingFolder([purpose]);
  if (!opened.includes(folder)) opened.push(folder);
  return folder;
}

/** Leaves the folder as another process would, with a file in it. */
async function leave(purpose: string, pid: number, mode = 0o700): Promise<string> {
  const own = await open(purpose);
  opened.splice(0);
  const left = own.replace(/\d+$/, String(pid));
  fs.renameSync(own, left);
  fs.writeFileSync(path.join(left, 'file'), 'kept');
  fs.chmodSync(left, mode);
  return left;
}

const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

test('the folder of a process that has ended is taken over, with its files', async () => {
  const left = await leave('ended', endedPid());
  const folder = await open('ended');

  expect(fs.readFileSync(path.join(folder, 'file'), 'utf8')).toBe('kept');
  expect(fs.existsSync(left)).toBe(false);
  expect(path.dirname(folder)).toBe(os.tmpdir());
});

test.each([
  ['of a process that runs', () => leave('running', process.ppid), 'running'],
  ['that others may write into', () => leave('open', endedPid(), 0o777), 'open'],
  ['of another purpose', () => leave('elsewhere', endedPid()), 'here'],
])('a folder %s is not', async (_, make, purpose) => {
  const left = await make();
  opened.push(left);

  expect(fs.readdirSync(await open(purpose))).toEqual([]);
  expect(fs.existsSync(path.join(left, 'file'))).toBe(true);
});
