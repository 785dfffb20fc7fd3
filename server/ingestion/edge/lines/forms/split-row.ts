/**
 * The cells of a row without the blanks around them; null where a quoted cell has not ended. A quote
 * inside of a cell that does not begin with one is a character like others.
 */
export function splitRow(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());

  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const quoteAt = skipBlanks(text, at, delimiter);
    const cell =
      text[quoteAt] === '"' ? quotedCell(text, quoteAt, delimiter) : plainCell(text, at, delimiter);
    if (!cell) return null;
    cells.push(cell.content.trim());
    if (cell.end >= text.length) return cells;
    at = cell.end + 1;
  }
}

interface Cell {
  content: string;
  /** The place of its delimiter, or the end of the row. */
  end: number;
}

function skipBlanks(text: string, start: number, delimiter: string): number {
  let at = start;
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter) at += 1;
  return at;
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  const found = text.indexOf(delimiter, start);
  const end = found === -1 ? text.length : found;
  return { content: text.slice(start, end), end };
}

function quotedCell(text: string, quoteAt: number, delimiter: string): Cell | null {
  let content = '';
  let start = quoteAt + 1;
  for (;;) {
    const quote = text.indexOf('"', start);
    if (quote === -1) return null;
    content += text.slice(start, quote);
    if (text[quote + 1] !== '"') {
      const after = plainCell(text, quote + 1, delimiter);
      return { content: content + after.content, end: after.end };
    }
    content += '"';
    start = quote + 2;
  }
}
