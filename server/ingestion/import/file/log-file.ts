import type { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import { inChunks } from './in-chunks.js';
import { unpacked } from './unpacked.js';

/** The lines of a log, packed or not, some at a time. `onRead` gets the bytes read from disk so far. */
export function readLogFile(
  file: string,
  reader: LogReader,
  onRead: (bytes: number) => void,
): AsyncGenerator<NumberedLine[]> {
  return inChunks(linesOf(file, reader, onRead));
}

async function* linesOf(
  file: string,
  reader: LogReader,
  onRead: (bytes: number) => void,
): AsyncGenerator<Iterable<NumberedLine>> {
  const stream = unpacked(file, onRead) as AsyncIterable<Buffer>; // no encoding is set
  for await (const bytes of stream) yield reader.push(bytes);
  yield reader.end();
}
