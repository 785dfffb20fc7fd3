import { describe, expect, it } from '@jest/globals';
import type { Heatmap } from './heatmap';
import { layoutOf } from './heatmap-layout';

const DAYS = 7;

/** A week of figures with their sum. */
function weekOf(value: number, subtext?: string): Heatmap {
  const days = Array.from({ length: DAYS }, (_, day) => ({ key: `day ${day}`, head: 'Day' }));

  return {
    columns: [...days, { key: 'total', head: 'Total', isTotal: true }],
    rows: [
      {
        key: 'morning',
        head: 'Morning',
        cells: [...days.map(() => ({ value, subtext })), { value: value * DAYS, subtext }],
      },
    ],
    format: (figure) => figure.toLocaleString('en-GB'),
    note: () => ({ title: '', lines: [] }),
  };
}

describe('the layout of a heatmap', () => {
  it.each([480, 686, 974, 1390, 1870])('fills a frame %i px wide to the pixel', (frameWidthPx) => {
    const { widthPx, headPx, cellPx, totalPx } = layoutOf(weekOf(1_234), frameWidthPx);
    expect(widthPx).toBe(frameWidthPx);
    expect(headPx + DAYS * cellPx + totalPx).toBe(frameWidthPx);
    expect(Number.isInteger(cellPx)).toBe(true);
  });

  it('gives every column the same share of a wide frame', () => {
    const { cellPx, totalPx, isDense } = layoutOf(weekOf(1_234), 1_000);
    expect([cellPx, totalPx, isDense]).toEqual([110, 110, false]);
  });

  it('is dense before it is wider than its frame', () => {
    expect(layoutOf(weekOf(1_234), 420).isDense).toBe(true);
    expect(layoutOf(weekOf(1_234), 420).widthPx).toBe(420);
  });

  it('is wider than a frame that its figures have no room in', () => {
    const { cellPx, totalPx, widthPx } = layoutOf(weekOf(123_456), 320);
    expect(widthPx).toBeGreaterThan(320);
    expect(cellPx).toBeGreaterThan('123,456'.length * 6);
    expect(totalPx).toBeGreaterThan(cellPx);
  });

  it('has room for second lines only where every cell has it', () => {
    expect(layoutOf(weekOf(1, '1.2% to 1.8%'), 1_390).hasSubtexts).toBe(true);
    expect(layoutOf(weekOf(1, '1.2% to 1.8%'), 686).hasSubtexts).toBe(false);
  });
});
