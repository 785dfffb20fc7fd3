/** Parses CSV by RFC 4180, so that tests compare cell by cell. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g;
  for (const [, quoted, plain, end] of text.replace(/\r\n$/, '').matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end === '\r\n') rows.push([]);
  }
  return rows;
}
