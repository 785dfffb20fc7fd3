import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';

/** Cuts the UTF-8 of a log in one form into its lines, as its bytes come. */
export interface FormReader {
  push(bytes: Buffer): Iterable<NumberedLine>;
  /** The line that the end of the log completes. */
  end(): Iterable<NumberedLine>;
}

/** A longer line is rejected anyway, so its rest is not kept. */
export const MAX_KEPT_BYTES = 64 * 1024 + 1;

/** The start of a line and what follows, of which only as much is kept as shows that it is too long. */
export function joined(start: Buffer, more: Buffer): Buffer {
  if (start.length === 0) return more;
  const room = Math.max(0, MAX_KEPT_BYTES - start.length);
  return Buffer.concat([start, more.subarray(0, room)]);
}
