import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { asUuid } from '#server/ingestion/edge/pipeline/viewer.js';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';

/** A longer line is rejected anyway, so its rest is not read into memory. */
const MAX_BUFFERED_LINE_BYTES = 64 * 1024 + 1;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The lines of a log, gzip or plain (by its first bytes). Ids derive from the file's content and
 * the line's number, so that a repeated import changes nothing. `onRead` gets the bytes read from
 * disk so far.
 */
export async function* readLogFile(
  file: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<NumberedLine> {
  const digest = await digestOf(file);
  let line = 0;
  for await (const content of linesOf(unpacked(file, onRead))) {
    line += 1;
    if (content.length === 0) continue;
    const eventId = asUuid(createHash('sha256').update(`${digest}\0${line}`).digest('hex'));
    yield { line, content, eventId };
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

function unpacked(file: string, onRead: (bytes: number) => void): Readable {
  let read = 0;
  const counted = fs
    .createReadStream(file, { highWaterMark: 256 * 1024 })
    .on('data', (chunk) => onRead((read += chunk.length)));
  if (!isGzip(file)) return counted;
  const gunzip = createGunzip();
  counted.on('error', (error) => gunzip.destroy(error));
  return counted.pipe(gunzip);
}

function isGzip(file: string): boolean {
  const handle = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(2);
    fs.readSync(handle, start, 0, 2, 0);
    return start[0] === 0x1f && start[1] === 0x8b;
  } finally {
    fs.closeSync(handle);
  }
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      yield withoutReturn(joined(rest, chunk.subarray(start, end)));
      rest = Buffer.alloc(0);
      start = end + 1;
    }
    rest = joined(rest, chunk.subarray(start));
  }

  if (rest.length > 0) yield withoutReturn(rest);
}

function joined(rest: Buffer, more: Buffer): Buffer {
  if (rest.length === 0) return more;
  return Buffer.concat([
    rest,
    more.subarray(0, Math.max(0, MAX_BUFFERED_LINE_BYTES - rest.length)),
  ]);
}

const withoutReturn = (line: Buffer) =>
  line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
