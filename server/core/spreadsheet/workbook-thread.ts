import { move } from 'piscina';
import { buildWorkbook } from './build-workbook.js';
import type { Sheet } from './sheet.js';

/** The work of the thread of workbooks. */
export default function writeWorkbook(sheets: readonly Sheet[]): unknown {
  // In memory of its own, which can be handed over: that of a small Buffer belongs to many.
  return move(new Uint8Array(buildWorkbook(sheets)));
}
