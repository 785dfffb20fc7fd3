import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { BinaryCopyParser, type BinaryRow } from './copy-binary.js';

/** Runs `COPY target FROM STDIN (FORMAT binary)` with a stream made by BinaryCopyWriter. */
export async function copyIn(client: ClientBase, target: string, rows: Buffer): Promise<void> {
  const stream = client.query(from(`copy ${target} from stdin (format binary)`));
  stream.end(rows);
  await finished(stream);
}

/**
 * Runs `COPY (query) TO STDOUT (FORMAT binary)` and calls `onRow` for each row; the query cannot
 * have parameters. The stream waits for `afterChunk`, which may use another connection.
 */
export async function copyOut(
  client: ClientBase,
  query: string,
  onRow: (row: BinaryRow) => void,
  afterChunk?: () => Promise<void>,
): Promise<void> {
  const parser = new BinaryCopyParser(onRow);
  const stream = client.query(to(`copy (${query}) to stdout (format binary)`));
  const chunks = stream as AsyncIterable<Buffer>; // Node types the chunks of every stream as any
  for await (const chunk of chunks) {
    parser.push(chunk);
    await afterChunk?.();
  }
}
