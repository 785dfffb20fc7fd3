import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

const MAX_BYTES = 20 * 1024 ** 2;

/** Appends the output of a process to a file of at most 20 MB, and keeps one older file. */
export function appendToLogFile(output: Readable, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });

  let descriptor = fs.openSync(file, 'a', 0o600);
  let size = fs.fstatSync(descriptor).size;

  output.on('data', (chunk: Buffer) => {
    if (size > MAX_BYTES) {
      fs.closeSync(descriptor);
      fs.renameSync(file, `${file}.1`);
      descriptor = fs.openSync(file, 'a', 0o600);
      size = 0;
    }
    fs.writeSync(descriptor, chunk);
    size += chunk.length;
  });
  output.on('close', () => fs.closeSync(descriptor));
}
