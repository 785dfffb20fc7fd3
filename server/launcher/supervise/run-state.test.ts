import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readRunningSettings, RunState } from './run-state.js';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-run-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

test('commands find the services of a start that runs, in a file that only its owner reads', async () => {
  const other = spawn('sleep', ['60']);
  const state = new RunState(folder, 'sleep');
  state.keepSettings({ DATABASE_URL: 'postgres://there' });
  const file = path.join(folder, 'running.json');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as { supervisor: { pid?: number } };
  content.supervisor.pid = other.pid;
  fs.writeFileSync(file, JSON.stringify(content));
  expect(readRunningSettings(folder)).toEqual({ DATABASE_URL: 'postgres://there' });

  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await ended;
  expect(readRunningSettings(folder)).toEqual({});
});

test('where nothing ever ran there is nothing to find', () => {
  expect(readRunningSettings(folder)).toEqual({});
});
