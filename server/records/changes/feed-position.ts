import { invalid } from '#server/core/errors.js';

/** A position in a feed as an opaque text, bound to what it is a position in. */
export const toPosition = (parts: readonly (string | number)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

/** The last part of a position with these first parts. Throws INVALID for any other text. */
export function parsePosition(position: string, bound: readonly (string | number)[]): string {
  const text = Buffer.from(position, 'base64url').toString();
  const start = `${bound.join(' ')} `;
  const value = text.startsWith(start) ? text.slice(start.length) : '';

  if (!/^\d{1,18}$/.test(value)) {
    throw invalid({
      after: 'This is not a position of this feed; leave it out to read from the start',
    });
  }

  return value;
}
