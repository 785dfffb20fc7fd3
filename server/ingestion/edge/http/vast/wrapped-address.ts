interface VastQuery {
  /** The address of `vast=`, as the document names it; empty without one. */
  wrappedUrl: string;
  /** The part of the query that is about our own tag. */
  ownQuery: string;
}

const PARAMETER = /(?:^|[&?;])vast=/;
const UNESCAPED = /^https?:\/\//i;

/**
 * An address that was pasted without escaping goes to the end of the query, because its own
 * parameters follow it. An escaped one, or one without parameters, ends at the next `&`.
 */
export function readVastQuery(query: string): VastQuery {
  const found = PARAMETER.exec(query);
  if (!found) return { wrappedUrl: '', ownQuery: query };

  const rest = query.slice(found.index + found[0].length);
  const [value = ''] = rest.split('&', 1);
  const isWhole = UNESCAPED.test(value) && value.includes('?');
  if (!isWhole) return { wrappedUrl: unescapeOnce(value), ownQuery: query };

  return {
    wrappedUrl: rest.replaceAll('&amp;', '&'),
    ownQuery: query.slice(0, found.index),
  };
}

function unescapeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
