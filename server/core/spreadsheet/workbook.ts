import { setImmediate as pause } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Sheet } from './sheet.js';
import { sheetRelations, sheetXml } from './sheet-xml.js';
import { sheetPath, sheetRelationsPath, workbookParts } from './workbook-parts.js';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Part = [path: string, content: Iterable<string>];

function partsOf(sheets: readonly Sheet[]): Part[] {
  const fixed = Object.entries(workbookParts(sheets)).map(([path, content]): Part => [path, [content]]);
  const written = sheets.flatMap((sheet, index): Part[] => {
    const links = sheetRelations(sheet);
    return [[sheetPath(index), sheetXml(sheet)], ...(links ? [[sheetRelationsPath(index), [links]] as Part] : [])]; // a pair, which the list literal forgets
  });
  return [...fixed, ...written];
}

/** An .xlsx file of the sheets, in their order, piece by piece: what follows is made when what there is has been taken. */
export async function* workbookStream(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error);
    else ready.push(piece);
  });
  for (const [path, content] of partsOf(sheets)) {
    const part = new ZipDeflate(path, { level: 5 });
    // The same figures give the same bytes, whenever they are written.
    part.mtime = '1980-01-02T12:00';
    zip.add(part);
    for (const text of content) {
      part.push(strToU8(text));
      yield* ready.splice(0);
      await pause();
    }
    part.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  for (const failure of failures) throw failure;
  yield* ready.splice(0);
}

/** The whole file at once, for a mail. */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookStream(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}
