import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'infinitum-events-';
/** The permissions of a file for anybody but its owner. */
const OTHERS = 0o077;

/**
 * The folder for the files of an export while they are written: that of an interrupted export with
 * the same purpose, or a new one. Its name has the process, so that no two write into one.
 */
export async function openWorkingFolder(purpose: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(purpose)).digest('hex').slice(0, 16);
  const start = `${PREFIX}${hash}-`;
  const own = path.join(os.tmpdir(), `${start}${process.pid}`);

  for (const name of await fs.readdir(os.tmpdir())) {
    if (!name.startsWith(start) || isOfRunningProcess(name.slice(start.length))) continue;
    if (await adopt(path.join(os.tmpdir(), name), own)) return own;
  }
  await fs.mkdir(own, { mode: 0o700 });
  return own;
}

/** A folder of this process's number is from before a restart. */
function isOfRunningProcess(text: string): boolean {
  const pid = Number(text);
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, as another account
  }
}

/** False when another process was faster, or when others could have written into it. */
async function adopt(folder: string, own: string): Promise<boolean> {
  try {
    const { uid, mode } = await fs.lstat(folder);
    const isOwn = process.getuid === undefined || uid === process.getuid();
    if (!isOwn || (mode & OTHERS) !== 0) return false;
    await fs.rename(folder, own);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // fs throws these
    if (code === 'ENOENT' || code === 'ENOTEMPTY') return false;
    throw error;
  }
}
