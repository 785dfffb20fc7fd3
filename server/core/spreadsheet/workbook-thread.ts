import { move } from 'piscina';
import { buildWorkbook } from './build-workbook.js';
import type { Sheet } from './sheet.js';

/** The entry point of the workbook thread. */
export default function writeWorkbook(sheets: readonly Sheet[]): unknown {
  // A copy in its own memory, which can be transferred: a small Buffer shares its memory with
  // others.
  return move(new Uint8Array(buildWorkbook(sheets)));
}
