import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { FileColumn } from './event-file.js';
import type { EventSink } from './event-sink.js';
import { LineWriter } from './line-writer.js';
import { VIEWER_BYTES, ViewerKeys } from './viewer-keys.js';
import type { ViewerNames } from './viewer-names.js';

const BUFFER_BYTES = 256 * 1024;
/** Compression runs in a thread of its own while the next rows are read: this much waits for it. */
const WAITING_BYTES = 1024 * 1024;
const COMPRESSED_CHUNK_BYTES = 128 * 1024;
const NULL = Buffer.from('null');
const END = Buffer.from('}\n');

/** A JSON object a line, compressed with gzip. */
export function openNdjsonSink(
  path: string,
  columns: readonly FileColumn[],
  names: ViewerNames | null,
): EventSink {
  const heads = columns.map(({ name }, at) =>
    Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`),
  );
  const gzip = createGzip({
    // The rows of a day look alike: more work for smaller files does not pay.
    level: constants.Z_BEST_SPEED,
    chunkSize: COMPRESSED_CHUNK_BYTES,
    // Of every stream, though Node's types leave it out.
    ...{ writableHighWaterMark: WAITING_BYTES, readableHighWaterMark: WAITING_BYTES },
  });
  const written = pipeline(gzip, createWriteStream(path));
  // A failure is thrown by `end`, or by the drain that waits for the stream.
  written.catch(() => undefined);
  const line = new LineWriter(2 * BUFFER_BYTES);
  const viewers = new ViewerKeys(names);
  const writeUuid = (bytes: Uint8Array, at: number) => line.uuid(bytes, at);
  const used: Buffer[] = [];
  let nameAts: number[] = [];
  let column = 0;

  const startValue = () => {
    if (column === 0) line.reserveLine();
    line.raw(heads[column] ?? NULL);
    column += 1;
  };

  const nameViewers = () => {
    if (nameAts.length === 0) return;
    const bytes = viewers.takeNames();
    nameAts.forEach((at, index) => line.fillName(at, bytes, VIEWER_BYTES * index));
    nameAts = [];
  };

  const flush = async () => {
    nameViewers();
    const text = line.take(used.pop());
    const takesMore = gzip.write(text, () => used.push(text));
    if (!takesMore) await Promise.race([once(gzip, 'drain'), written]);
  };

  return {
    uuid: (row) => {
      startValue();
      row.readUuid(writeUuid);
    },
    viewer: (row) => {
      startValue();
      if (viewers.add(row)) nameAts.push(line.leaveName());
      else line.raw(NULL);
    },
    timestamp: (utcMs) => {
      startValue();
      line.timestamp(utcMs);
    },
    date: (localDate) => {
      startValue();
      line.text(localDate);
    },
    integer: (value) => {
      startValue();
      if (value === null) line.raw(NULL);
      else line.integer(value);
    },
    text: (value) => {
      startValue();
      if (value === null) line.raw(NULL);
      else line.text(value);
    },
    endRow: () => {
      line.raw(END);
      column = 0;
    },
    drain: async () => {
      if (line.size >= BUFFER_BYTES) await flush();
    },
    end: async () => {
      if (line.size > 0) await flush();
      gzip.end();
      await written;
    },
  };
}
