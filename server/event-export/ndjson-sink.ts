import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { FileColumn, FileValue } from './event-file.js';
import type { EventSink } from './event-sink.js';

const BUFFER_CHARACTERS = 256 * 1024;
const MINUTE_MS = 60_000;
const MAX_MINUTES = 10_000;

/** "2026-06-10T12:34:" by minutes since 1970, because a file's events share their minutes. */
const minutes = new Map<number, string>();

/** The same text as `toISOString`, in a third of the time. */
function instantText(utcMs: number): string {
  const minute = Math.floor(utcMs / MINUTE_MS);
  let head = minutes.get(minute);
  if (head === undefined) {
    if (minutes.size >= MAX_MINUTES) minutes.clear();
    minutes.set(minute, (head = new Date(utcMs).toISOString().slice(0, 17)));
  }
  const thousandths = 100_000 + (utcMs - minute * MINUTE_MS);
  const digits = String(thousandths);

  return `${head}${digits.slice(1, 3)}.${digits.slice(3)}Z`;
}

function encode(type: FileColumn['type'], value: FileValue): string {
  if (value === null) return 'null';
  if (type === 'timestamp') return `"${instantText(Number(value))}"`;
  // The texts of ids, dates and numbers need no escape.
  return type === 'text' ? JSON.stringify(value) : type === 'integer' ? `${value}` : `"${value}"`;
}

/** A JSON object a line, compressed with gzip. */
export function openNdjsonSink(path: string, columns: readonly FileColumn[]): EventSink {
  const heads = columns.map(({ name }, at) => `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  // The rows of a day look alike: more work for smaller files does not pay.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = pipeline(gzip, createWriteStream(path));
  // A failure is thrown by `end`, or by the drain that waits for the stream.
  written.catch(() => undefined);
  let buffer = '';

  const flush = async () => {
    const text = buffer;
    buffer = '';
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };

  return {
    add: (values) => {
      for (let at = 0; at < columns.length; at++)
        buffer += `${heads[at]}${encode(columns[at]?.type ?? 'text', values[at] ?? null)}`;
      buffer += '}\n';
    },
    drain: async () => {
      if (buffer.length >= BUFFER_CHARACTERS) await flush();
    },
    end: async () => {
      if (buffer) await flush();
      gzip.end();
      await written;
    },
  };
}
