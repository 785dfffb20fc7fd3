import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isReachableByAll } from '#server/launcher/embedded/unprivileged-account.js';

/** A new folder in which PostgreSQL reaches its own, as another account when we are root. */
export function reachableFolder(prefix: string): string {
  const parent =
    process.getuid?.() === 0 && !isReachableByAll(os.tmpdir()) ? '/var/tmp' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(parent, prefix));
  fs.chmodSync(folder, 0o711);
  return folder;
}
