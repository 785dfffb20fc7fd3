import type { IncomingMessage } from 'node:http';

/** Of all calls that wait for their answer: a quarter of the heap an edge is started with. */
const MAX_BYTES = 64 * 1024 ** 2;
/** What request, response and event of a call take beside what was sent. */
const CALL_BYTES = 6 * 1024;

/** How much memory the calls under way take; a queue that is slow to answer makes them many. */
export class CallRoom {
  private takenBytes = 0;

  /**
   * Bytes to give back with the answer; null when there is no room, and a quick no is kinder than a
   * slow one.
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
