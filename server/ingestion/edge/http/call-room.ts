import type { IncomingMessage } from 'node:http';

/** Limit of all unanswered calls: a quarter of the heap that an edge starts with. */
const MAX_BYTES = 64 * 1024 ** 2;
/** Memory of a call's request, response and event, besides the bytes that were sent. */
const CALL_BYTES = 6 * 1024;

/** Bounds the memory of unanswered calls; a slow queue makes them many. */
export class CallRoom {
  private takenBytes = 0;

  /**
   * Reserves bytes, to be released with the answer. Null when there is no room: an early refusal is
   * better than a late one.
   */
  take(request: IncomingMessage): number | null {
    const bytes = CALL_BYTES + sentBytes(request);
    if (this.takenBytes + bytes > MAX_BYTES) return null;
    this.takenBytes += bytes;
    return bytes;
  }

  giveBack(bytes: number): void {
    this.takenBytes -= bytes;
  }
}

function sentBytes({ url = '', rawHeaders }: IncomingMessage): number {
  let bytes = url.length;
  for (const text of rawHeaders) bytes += text.length;
  return bytes;
}
