import fs from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { ZstdFrames } from './zstd-frames.js';

const CHUNK_BYTES = 256 * 1024;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** A file may begin with a frame that holds no content. */
const ZSTD_SKIPPABLE = Buffer.from([0x2a, 0x4d, 0x18]);

/** Files that people take for logs, by their first bytes, and what they are. */
const NO_LOGS: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a ZIP archive or a workbook'],
  ['PAR1', 'a Parquet file'],
  ['Obj\u0001', 'an Avro file'],
  ['ORC', 'an ORC file'],
  ['BZh', 'packed with bzip2'],
];

/**
 * The bytes of a file, unpacked if it is gzip or zstd, of which it may have several members. `onRead`
 * gets the bytes read from disk so far. The stream fails where a packed file ends early.
 */
export function unpacked(file: string, onRead: (bytes: number) => void): Readable {
  const start = startOf(file);
  const [, noLog] = NO_LOGS.find(([magic]) => start.toString('latin1').startsWith(magic)) ?? [];
  if (noLog !== undefined)
    throw new Error(`it is ${noLog}; send JSON, CSV or TSV, plain or packed with gzip or zstd`);

  let read = 0;
  const counted = fs
    .createReadStream(file, { highWaterMark: CHUNK_BYTES })
    .on('data', (chunk) => onRead((read += chunk.length)));

  if (begins(start, GZIP)) return through(counted, createGunzip({ chunkSize: CHUNK_BYTES }));
  if (begins(start, ZSTD) || begins(start.subarray(1), ZSTD_SKIPPABLE)) {
    const frames = through(counted, cutIntoFrames());
    return through(frames, createZstdDecompress({ chunkSize: CHUNK_BYTES }));
  }

  return counted;
}

function startOf(file: string): Buffer {
  const handle = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(8);
    return start.subarray(0, fs.readSync(handle, start, 0, start.length, 0));
  } finally {
    fs.closeSync(handle);
  }
}

const begins = (start: Buffer, magic: Buffer) => start.subarray(0, magic.length).equals(magic);

function through(source: Readable, next: Transform): Transform {
  source.on('error', (error) => next.destroy(error));
  next.on('close', () => source.destroy());
  return source.pipe(next);
}

function cutIntoFrames(): Transform {
  const frames = new ZstdFrames();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const part of frames.cut(chunk)) this.push(part);
      done();
    },
  });
}
