import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { exitCode } from './supervise/exit-code.js';

/** `npm run bench [part of a name]`: runs each server/**\/*.bench.ts alone, one after the other. */
const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const files = fs
  .globSync('server/**/*.bench.ts', { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

for (const file of files) {
  console.log(`\n${file}`);
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, stdio: 'inherit' });
  if ((await exitCode(child)) !== 0) process.exitCode = 1;
}
