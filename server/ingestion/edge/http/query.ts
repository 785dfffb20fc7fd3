/**
 * The named parameters of a query; the first of each name wins, and badly escaped text stays as it
 * is.
 */
export function readQuery(query: string, names: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of query.split('&')) {
    const equals = part.indexOf('=');
    const name = equals === -1 ? part : part.slice(0, equals);
    if (equals === -1 || !names.has(name) || values.has(name)) continue;
    values.set(name, unescaped(part.slice(equals + 1)));
  }
  return values;
}

function unescaped(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
