import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, as text with their streams inflated. */
function objectsIn(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();

  for (const { 1: id = '', 2: body = '' } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    if (at === -1) {
      objects.set(id, { head: body, stream: '' });
      continue;
    }
    const head = body.slice(0, at);
    const bytes = Buffer.from(body.slice(at + 'stream\n'.length), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    objects.set(id, { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }

  return objects;
}

const unicodeOf = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** The characters of a font's glyphs, from its map to Unicode. */
function charactersIn(map: string): Map<number, string> {
  const characters = new Map<number, string>();

  for (const { 1: first = '', 3: list = '' } of map.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi,
  ))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(({ 1: hex = '' }, at) =>
      characters.set(parseInt(first, 16) + at, unicodeOf(hex.replaceAll(' ', ''))),
    );

  return characters;
}

/** The texts that a PDF of ours draws, in their order: one for each call that draws a run. */
export function textsOfPdf(file: Buffer): string[] {
  const objects = objectsIn(file);
  const fonts = new Map<string, Map<number, string>>();

  for (const { head } of objects.values())
    for (const { 1: name = '', 2: id = '' } of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, charactersIn(objects.get(map)?.stream ?? ''));
    }

  return [...objects.values()].flatMap(({ stream }) => {
    if (!stream.includes('BT')) return [];
    let characters = new Map<number, string>();

    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s]+)*)\] TJ/gi)].flatMap(
      ({ 1: font, 2: glyphs }) => {
        if (font !== undefined) characters = fonts.get(font) ?? characters;
        if (glyphs === undefined) return [];
        const hex = [...glyphs.matchAll(/<([0-9a-f]*)>/gi)].map(([, run]) => run).join('');
        const codes = hex.match(/.{4}/g) ?? [];
        return [codes.map((code) => characters.get(parseInt(code, 16)) ?? '').join('')];
      },
    );
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The texts that a PDF says its drawn lines stand for. */
export function actualTextsOfPdf(file: Buffer): string[] {
  const streams = [...objectsIn(file).values()].map(({ stream }) => stream);
  const strings = streams.flatMap((stream) => [
    ...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g),
  ]);

  return strings.map(({ 1: escaped = '' }) => {
    const text = escaped.replace(/\\([\s\S])/g, (_, code: string) => ESCAPES[code] ?? code);
    const bytes = Buffer.from(text, 'latin1');
    return text.startsWith('\xfe\xff') ? bytes.swap16().toString('utf16le').slice(1) : text;
  });
}
