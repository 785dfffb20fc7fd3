import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

/** A checkout with three packages, and an npm that writes down what it is asked. */
const LOCK = {
  '': {},
  'node_modules/server': { version: '1.0.0', integrity: 'a' },
  'node_modules/test-tool': { version: '1.0.0', integrity: 'b', dev: true },
  'node_modules/of-another-platform': { version: '1.0.0', integrity: 'c', optional: true },
};
type Packages = Record<string, object>;

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-bootstrap-'));
  fs.mkdirSync(path.join(root, 'server/launcher'), { recursive: true });
  fs.mkdirSync(path.join(root, 'node_modules'));
  const bootstrap = path.join(import.meta.dirname, 'bootstrap.mjs');
  fs.copyFileSync(bootstrap, path.join(root, 'server/launcher/bootstrap.mjs'));
  writeLock('package-lock.json', LOCK);
  const npm = `require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' '))`;
  fs.writeFileSync(path.join(root, 'npm.cjs'), npm);
  fs.writeFileSync(path.join(root, 'command.mjs'), `console.log('command', process.argv[2])`);
});

afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

const writeLock = (file: string, packages: Packages) =>
  fs.writeFileSync(path.join(root, file), JSON.stringify({ packages }));

/** Returns what npm was asked; null when everything was in place. */
function install(installed: Packages, ...flags: string[]): string | null {
  writeLock('node_modules/.package-lock.json', installed);
  const args = ['server/launcher/bootstrap.mjs', ...flags, 'command.mjs', 'argument'];
  const env = { ...process.env, npm_execpath: path.join(root, 'npm.cjs') };
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(stdout).toContain('command argument');
  const asked = path.join(root, 'asked');
  return fs.existsSync(asked) ? fs.readFileSync(asked, 'utf8') : null;
}

const product = { 'node_modules/server': LOCK['node_modules/server'] };
const everything = { ...product, 'node_modules/test-tool': LOCK['node_modules/test-tool'] };

test('a start of the product installs no tools of development', () => {
  expect(install({}, '--product')).toMatch(/^ci .*--omit=dev/);
});

test('a start of the product takes what is there, with tools or without', () => {
  expect(install(product, '--product')).toBeNull();
  expect(install(everything, '--product')).toBeNull();
});

test('a test or a check installs the rest when only the product is there', () => {
  const asked = install(product);
  expect(asked).toMatch(/^ci /);
  expect(asked).not.toContain('omit');
});

test.each([
  ['another version', { 'node_modules/server': { version: '0.9.0', integrity: 'z' } }],
  ['a package that the lock file does not have', { ...product, 'node_modules/left-over': {} }],
])('a start of the product installs again where there is %s', (_name, installed) => {
  expect(install(installed, '--product')).toContain('--omit=dev');
});
