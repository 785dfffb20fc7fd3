import { fileMomentText, momentText } from '#schema/writing/dates.js';
import type { PdfDocument } from '#server/core/pdf/pdf-document.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';

/** The figures of a view as sheets, for any file format. */
export interface FiguresExport {
  /** The file name without its extension: `Infinitum_Dashboard_2026-11-20_14-05-09`. */
  name: string;
  sheets: readonly Sheet[];
  /** The same figures to print; left out where there is no such document. */
  document?: () => Promise<PdfDocument>;
}

/** Appends the instant, by a clock of the zone. */
export const fileNameAt = (name: string, instant: Date, timeZone: string): string =>
  `${name}_${fileMomentText(instant, timeZone)}`;

/** '20 Nov 2026, 14:05 (Pacific/Auckland)'. */
export const exportedAtText = (instant: Date, timeZone: string): string =>
  `${momentText(instant, timeZone)} (${timeZone})`;
