import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The lines of a body without their ends. Blank lines are left out but counted, so that line
 * numbers match an editor's.
 */
export function* splitLines(body: Buffer): Generator<NumberedLine> {
  let start = body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  for (let line = 1; start < body.length; line++) {
    const found = body.indexOf(LINE_FEED, start);
    const end = found === -1 ? body.length : found;
    const content = body.subarray(
      start,
      body[end - 1] === CARRIAGE_RETURN && end > start ? end - 1 : end,
    );
    if (!isBlank(content)) yield { line, content, eventId: '' };
    start = end + 1;
  }
}

function isBlank(content: Buffer): boolean {
  return content.every((byte) => byte === 0x20 || byte === 0x09);
}
