/** RFC 9112, section 3.2.2: a server accepts the absolute form, which proxies send. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** The request target without scheme and host. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const absolute = ABSOLUTE.exec(target);
  if (!absolute) return target;
  const rest = target.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A tag's path, perhaps with repeated slashes, a slash at its end, an extension in capitals, or `&` or `;` for `?`. */
const ALMOST =
  /^\/+t\/+([eisv])\/+([\w-]{8,64})(?:\.([A-Za-z]{2,3}))?\/*(?:(\?|%3[Ff]|%26|&amp;|[&;])(.*))?$/s;

interface Target {
  path: string;
  query: string;
}

/** The call of a tag that the target nearly is; null where it is nothing like one. */
export function almostTagCall(target: string): Target | null {
  const match = ALMOST.exec(target);
  if (!match) return null;

  const [, room = '', key = '', extension, separator = '', query = ''] = match;
  const ending = extension === undefined ? '' : `.${extension.toLowerCase()}`;
  return {
    path: `/t/${room}/${key}${ending}`,
    query: separator.startsWith('%') ? unescapeNames(query) : query,
  };
}

/** Whoever escaped the `?` escaped what follows, too: up to the first separator that is not. */
function unescapeNames(query: string): string {
  const [escaped = ''] = query.split(/[&?;]/, 1);
  try {
    return decodeURIComponent(escaped) + query.slice(escaped.length);
  } catch {
    return query;
  }
}
