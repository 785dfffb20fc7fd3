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

const timestampFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Appends the instant, by a clock of the zone. */
export const fileNameAt = (name: string, instant: Date, timeZone: string): string =>
  `${name}_${timestampFormat(timeZone).format(instant).replace(' ', '_').replaceAll(':', '-')}`;

/** '20 Nov 2026, 14:05 (Pacific/Auckland)'. */
export function exportedAtText(instant: Date, timeZone: string): string {
  const parts = {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;

  const text = new Intl.DateTimeFormat('en-GB', { ...parts, hourCycle: 'h23', timeZone }).format(
    instant,
  );

  return `${text} (${timeZone})`;
}
