import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { drawHeatmap, drawTable } from './draw-tables.js';
import { drawTrend } from './draw-trend.js';
import type { PdfDocument } from './pdf-document.js';
import { PdfFonts } from './pdf-fonts.js';
import { CONTENT_WIDTH, INK, MARGIN, PAGE, PdfPage } from './pdf-page.js';

function drawCover(page: PdfPage, { title, kicker, facts }: PdfDocument): void {
  page.document.rect(0, 0, PAGE.width, 6).fill(INK.brand);
  page.write(kicker, MARGIN, page.y, { size: 8.5, weight: 600, colour: INK.muted });
  page.y += 15;
  page.y += page.paragraph(title, MARGIN, CONTENT_WIDTH, { size: 20, weight: 600 }) + 4;

  for (const { label, text } of facts) {
    page.write(label, MARGIN, page.y, { colour: INK.muted, width: 90 });
    page.y += page.paragraph(text, MARGIN + 96, CONTENT_WIDTH - 96) + 1;
  }
  page.y += 8;
  page.rule(page.y);
  page.y += 6;
}

function drawTiles(page: PdfPage, { tiles }: PdfDocument): void {
  const width = CONTENT_WIDTH / 3;
  const height = 48;
  page.heading('Summary', Math.ceil(tiles.length / 3) * height);

  tiles.forEach(({ label, value, note }, at) => {
    const x = MARGIN + (at % 3) * width;
    const y = page.y + Math.floor(at / 3) * height;
    page.write(label, x, y, { size: 8, weight: 600, colour: INK.muted });
    page.write(value, x, y + 11, { size: 17, weight: 600 });
    page.write(note, x, y + 33, { size: 7.5, colour: INK.muted, width: width - 8 });
  });
  page.y += Math.ceil(tiles.length / 3) * height;
}

function drawAnswer(page: PdfPage, { title, rows }: PdfDocument['answers'][number]): void {
  page.heading(title, 30);
  for (const { sentence, detail } of rows) {
    page.reserve(30);
    page.y += page.paragraph(sentence, MARGIN, CONTENT_WIDTH, { size: 9, weight: 600 });
    if (detail !== '')
      page.y += page.paragraph(detail, MARGIN, CONTENT_WIDTH, { size: 8, colour: INK.muted });
    page.y += 4;
  }
}

function drawNotes(page: PdfPage, { notes }: PdfDocument): void {
  page.heading('Notes', 30);
  for (const note of notes) {
    page.reserve(30);
    page.y += page.paragraph(note, MARGIN, CONTENT_WIDTH, { size: 8, colour: INK.muted }) + 4;
  }
}

function drawFeet(page: PdfPage, foot: string): void {
  const { start, count } = page.document.bufferedPageRange();

  for (let at = start; at < start + count; at++) {
    page.document.switchToPage(at);
    const y = PAGE.height - MARGIN - 4;
    page.rule(y - 6);
    page.write(foot, MARGIN, y, { size: 7, colour: INK.muted, width: CONTENT_WIDTH - 60 });
    page.write(`Page ${at + 1} of ${count}`, MARGIN, y, {
      size: 7,
      colour: INK.muted,
      align: 'right',
      width: CONTENT_WIDTH,
    });
  }
}

/** Every text of a document. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** An A4 document. The same data give the same bytes. */
export async function drawDocument(data: PdfDocument): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: data.title, Creator: 'Infinitum', CreationDate: data.createdAt },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = once(document, 'end');

  const page = new PdfPage(document, await PdfFonts.open(document, listTexts(data)));
  drawCover(page, data);
  drawTiles(page, data);
  for (const answer of data.answers) drawAnswer(page, answer);
  drawTrend(page, data.trend);
  for (const table of data.tables) drawTable(page, table);
  for (const heatmap of data.heatmaps) drawHeatmap(page, heatmap);
  drawNotes(page, data);
  drawFeet(page, data.foot);

  document.end();
  await ended;

  return Buffer.concat(parts);
}
