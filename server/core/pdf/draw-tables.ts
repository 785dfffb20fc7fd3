import type { PdfHeatmap, PdfTable } from './pdf-document.js';
import { CONTENT_WIDTH, INK, LINE_HEIGHT, MARGIN, type PdfPage } from './pdf-page.js';

const SIZE = 8;
const PADDING = 4;
const ROW_HEIGHT = SIZE * LINE_HEIGHT + PADDING;
const HEAD_STYLE = { size: 7.5, weight: 600, colour: INK.muted } as const;

const isText = (kind: string) => kind === 'text' || kind === 'date';

/** Numbers take what they need, texts share the rest. */
function widthsOf(page: PdfPage, { columns, rows }: PdfTable): number[] {
  const wanted = columns.map(({ head, kind }, at) => {
    const texts = rows.map((row) => row[at] ?? '');
    const widths = texts.map((text) => page.fonts.widthOf(text, 400, SIZE));
    const least = page.fonts.widthOf(head, 600, HEAD_STYLE.size);
    return isText(kind) && kind !== 'date' ? 0 : Math.max(least, ...widths) + 12;
  });
  const texts = wanted.filter((width) => width === 0).length;
  const rest = CONTENT_WIDTH - wanted.reduce((sum, width) => sum + width, 0);
  if (texts === 0) return wanted.map((width) => width + rest / wanted.length);
  return wanted.map((width) => (width === 0 ? rest / texts : width));
}

function drawHead(page: PdfPage, { columns }: PdfTable, widths: readonly number[]): void {
  let x = MARGIN;
  columns.forEach(({ head, kind }, at) => {
    const width = (widths[at] ?? 0) - 6;
    page.write(head, x, page.y, { ...HEAD_STYLE, width, align: isText(kind) ? 'left' : 'right' });
    x += widths[at] ?? 0;
  });
  page.y += ROW_HEIGHT;
  page.rule(page.y - 2, INK.muted);
}

/** A table whose head is repeated on every page. */
export function drawTable(page: PdfPage, table: PdfTable): void {
  const widths = widthsOf(page, table);
  page.heading(table.title, 3 * ROW_HEIGHT);
  if (table.rows.length === 0) {
    page.write('No data available', MARGIN, page.y, { colour: INK.muted });
    page.y += ROW_HEIGHT;
    return;
  }
  drawHead(page, table, widths);

  for (const row of table.rows) {
    const cells = table.columns.map(({ kind }, at) =>
      isText(kind)
        ? page.linesOf(row[at] ?? '', (widths[at] ?? 0) - 8, { size: SIZE })
        : [row[at] ?? ''],
    );
    const lines = Math.max(...cells.map(({ length }) => length));
    const height = lines * SIZE * LINE_HEIGHT + PADDING;
    if (page.reserve(height)) drawHead(page, table, widths);

    let x = MARGIN;
    cells.forEach((cell, at) => {
      const kind = table.columns[at]?.kind ?? 'text';
      const width = (widths[at] ?? 0) - 6;
      cell.forEach((line, index) =>
        page.write(line, x, page.y + index * SIZE * LINE_HEIGHT, {
          size: SIZE,
          width,
          align: isText(kind) ? 'left' : 'right',
        }),
      );
      x += widths[at] ?? 0;
    });

    page.y += height;
    page.rule(page.y - 2);
  }
}

const GROUND = [31, 98, 142] as const;

/** The ground is between white and the tint; the text is white where the ground is dark. */
function coloursOf(level: number): { ground: string; text: string } {
  const strength = Math.min(1, Math.max(0, level)) * 0.85;
  const parts = GROUND.map((part) => Math.round(255 - (255 - part) * strength));
  const ground = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { ground, text: strength > 0.5 ? '#ffffff' : INK.text };
}

/** A grid whose cells have their value as text and as colour. */
export function drawHeatmap(page: PdfPage, { title, heads, rows }: PdfHeatmap): void {
  const headWidth = 116;
  const width = (CONTENT_WIDTH - headWidth) / Math.max(1, heads.length);
  const height = 17;

  page.heading(title, (rows.length + 1) * height);
  heads.forEach((head, at) =>
    page.write(head, MARGIN + headWidth + at * width, page.y, {
      ...HEAD_STYLE,
      width: width - 4,
      align: 'right',
    }),
  );
  page.y += height - 3;

  for (const { head, cells } of rows) {
    page.write(head, MARGIN, page.y + 4, { size: SIZE, width: headWidth - 6 });
    cells.forEach(({ text, level }, at) => {
      const { ground, text: colour } = coloursOf(level);
      const x = MARGIN + headWidth + at * width;
      page.document.rect(x, page.y, width - 1, height - 1).fill(ground);
      page.write(text, x, page.y + 4, {
        size: SIZE,
        width: width - 5,
        align: 'right',
        colour,
      });
    });
    page.y += height;
  }
}
