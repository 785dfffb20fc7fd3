import fs from 'node:fs';
import { open } from 'node:fs/promises';

/*
 * Loaded before a process (node --import): while the file SLOW_DISK_FILE exists, every write and
 * sync of the process's files takes as many milliseconds longer as it says. A disk that is slow
 * for one process, without the rights to throttle a real one: what the process waits for is the
 * same, other users of the disk are not.
 */
const file = process.env.SLOW_DISK_FILE ?? '';
const lock = new Int32Array(new SharedArrayBuffer(4));

/** Read past the slowed functions. */
const { existsSync, readFileSync } = fs;
const extraMs = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

const handle = await open(import.meta.filename);
const handles = Object.getPrototypeOf(handle);
await handle.close();

for (const name of ['appendFile', 'write', 'datasync', 'sync']) {
  const original = handles[name];
  handles[name] = async function slowed(...given) {
    const ms = extraMs();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    return original.apply(this, given);
  };
}

// These stop the process while the disk works, as they do on a real one.
for (const name of ['fsyncSync', 'writeFileSync', 'renameSync']) {
  const original = fs[name];
  fs[name] = (...given) => {
    const ms = extraMs();
    if (ms > 0) Atomics.wait(lock, 0, 0, ms);
    return original(...given);
  };
}
