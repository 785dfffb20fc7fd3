import { isMissing, type Sheet } from './sheet.js';

export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** A name with a line end must not look like another line of the file. */
const LINE_ENDS = /\s*[\r\n\u2028\u2029]+\s*/g;

/** A sheet as plain text: a line `Head: value` per cell that has a value, an empty line after each row. */
export function sheetText({ columns, rows }: Sheet): string {
  const blocks = rows.map((row) =>
    columns
      .flatMap(({ head }, at) => {
        const value = row[at];
        return isMissing(value) ? [] : `${head}: ${String(value).replace(LINE_ENDS, ' ')}\n`;
      })
      .join(''),
  );

  return blocks.map((block) => `${block}\n`).join('');
}
