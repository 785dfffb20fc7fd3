import fs from 'node:fs';
import path from 'node:path';
import { refusedLicences } from './licence-rules.js';

/** `npm run check:licences`: what the lock file says of every package of the product. */
const LOCK_FILE = path.resolve(import.meta.dirname, '../../../package-lock.json');

interface LockFile {
  packages: Parameters<typeof refusedLicences>[0];
}

const lock = JSON.parse(fs.readFileSync(LOCK_FILE, 'utf8')) as LockFile; // npm's own format
const refused = refusedLicences(lock.packages);
for (const one of refused) console.error(one);
if (refused.length > 0) {
  console.error('Read these licences, then replace the package or add it to licence-rules.ts.');
  process.exitCode = 1;
}
