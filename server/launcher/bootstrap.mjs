// Runs what follows on its command line with Node 22.17 or later and all dependencies in place,
// e.g. `node bootstrap.mjs --import tsx server/launcher/generate.ts`; after --product only those of
// the product, without tools for tests and checks. Until that much is sure this is plain JavaScript
// for Node 18.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OLDEST_NODE = [22, 17];
const PARENT_CHECK_INTERVAL_MS = 500;
const [first, ...others] = process.argv.slice(2);
const needsProductOnly = first === '--product';
const command = needsProductOnly ? others : [first, ...others];

function packagesOf(lockFile) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, lockFile), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** npm writes what it installed into node_modules/.package-lock.json, as the last thing it does. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const isSame = ([location, { version, integrity, optional, devOptional, peer, dev }]) => {
    if (location === '') return true;
    const there = installed[location];
    // Optional packages are those of other platforms, too.
    if (!there) return Boolean(optional || peer || (needsProductOnly && (dev || devOptional)));
    return there.version === version && there.integrity === integrity;
  };
  return (
    Object.entries(wanted).every(isSame) &&
    Object.keys(installed).every((location) => location in wanted)
  );
}

function install() {
  const what = needsProductOnly ? 'what the product needs' : 'all dependencies';
  console.log(`Installing ${what} as the lock file says …`);
  // npm names its own program here; outside of npm the one on the PATH has to do.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  if (needsProductOnly) options.push('--omit=dev');
  const [program, ...args] = [...npm, 'ci', ...options];
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (error)
    fail(`npm could not be started (${error.message}): install it, or run npm ci yourself.`);
  if (status !== 0) fail('npm ci failed, see above: put that right and start again.');
}

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** The Node that was installed with the dependencies, else the one that runs this file. */
function chooseNode() {
  const packaged = path.join(
    ROOT,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin/node',
  );
  const { status, stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  if (status === 0 && isNewEnough(stdout.trim())) return packaged;
  if (isNewEnough(process.version)) return process.execPath;
  return fail(
    `Node ${OLDEST_NODE.join('.')} or later is needed and this is ${process.version}: install a newer Node.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Our parent and, as npm runs a script through a shell, the parent's parent: changes when either is
 * gone.
 */
function ourAncestors() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return `${parent}`;
  try {
    const [, grandparent] = fs
      .readFileSync(`/proc/${parent}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}

function run(node, args) {
  // The channel tells the child when this process is gone, however it went.
  const child = spawn(node, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const ancestors = ourAncestors();
  setInterval(() => {
    if (ourAncestors() !== ancestors) child.kill('SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS).unref();
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

if (!isInstalled()) install();
run(chooseNode(), command);
