import { countText } from '#schema/writing/numbers.js';
import { axisEnd } from '#server/core/picture/axis-end.js';
import type { PdfTrend } from './pdf-document.js';
import { CONTENT_WIDTH, INK, MARGIN, type PdfPage } from './pdf-page.js';

const HEIGHT = 150;
const AXIS_WIDTH = 36;
const TICKS = 4;
const MAX_LABELS = 10;
const BAR = '#1f628e';
const LINE = '#c2500f';

/** Bars on the left axis and a line on the right one, as vectors. */
export function drawTrend(page: PdfPage, { title, labels, days, note }: PdfTrend): void {
  page.heading(title, HEIGHT + 40);

  const { document } = page;
  const [left, top] = [MARGIN + AXIS_WIDTH, page.y + 16];
  const width = CONTENT_WIDTH - 2 * AXIS_WIDTH;
  const ends = [
    axisEnd(
      days.map(({ bar }) => bar),
      TICKS,
    ),
    axisEnd(
      days.map(({ line }) => line),
      TICKS,
    ),
  ] as const;
  const step = width / Math.max(1, days.length);
  const muted = { size: 7, colour: INK.muted };

  page.write(labels[0], MARGIN, page.y, { size: 7, weight: 600, colour: BAR });
  page.write(labels[1], MARGIN, page.y, {
    size: 7,
    weight: 600,
    colour: LINE,
    align: 'right',
    width: CONTENT_WIDTH,
  });

  for (let at = 0; at <= TICKS; at++) {
    const y = top + HEIGHT * (1 - at / TICKS);
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.4)
      .stroke(INK.line);
    page.write(countText((ends[0] * at) / TICKS), MARGIN, y - 4, {
      ...muted,
      align: 'right',
      width: AXIS_WIDTH - 5,
    });
    page.write(countText((ends[1] * at) / TICKS), left + width + 5, y - 4, muted);
  }

  days.forEach(({ bar }, at) => {
    const height = (HEIGHT * bar) / ends[0];
    document.rect(left + (at + 0.15) * step, top + HEIGHT - height, step * 0.7, height).fill(BAR);
  });

  const place = (at: number) =>
    [left + (at + 0.5) * step, top + HEIGHT * (1 - (days[at]?.line ?? 0) / ends[1])] as const;
  days.forEach((day, at) => {
    if (at === 0) return;
    document
      .moveTo(...place(at - 1))
      .lineTo(...place(at))
      .lineWidth(1.4);
    if (day.isOpen) document.dash(1, { space: 2 });
    document.stroke(LINE).undash();
  });

  const every = Math.ceil(days.length / MAX_LABELS);
  days.forEach(({ label }, at) => {
    if (at % every === 0) page.write(label, left + at * step, top + HEIGHT + 4, muted);
  });

  page.y = top + HEIGHT + 18;
  if (note !== '') page.y += page.paragraph(note, MARGIN, CONTENT_WIDTH, muted);
}
