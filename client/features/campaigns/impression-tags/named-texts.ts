import type { TagFormat } from '#client/graphql/generated';

interface NamedTag {
  bookingName: string;
  creativeName: string;
  tagText: string;
}

/** Ends a comment of HTML early, or is not allowed inside of one. */
const COMMENT_MARKS = /--+|[<>]/g;
const SPACES = /\s+/g;

/**
 * The text of a tag below its name: in a comment where the text is HTML, so that both can be pasted
 * together; in a line of its own above the address of a VAST document.
 */
export function namedText(
  { bookingName, creativeName, tagText }: NamedTag,
  format: TagFormat,
): string {
  const name = `${bookingName} · ${creativeName}`.replace(SPACES, ' ');
  const line = format === 'VAST' ? name : `<!-- ${name.replace(COMMENT_MARKS, '‐')} -->`;
  return `${line}\n${tagText}`;
}
