import { format } from 'date-fns';
import { saveFile } from '../save-file';
import type { Sheet } from './sheet';

/** Saves the sheets as `{name}_2026-11-20_14-05-09.xlsx`; the code that writes them is fetched now, on the first export. */
export async function saveWorkbook(name: string, sheets: readonly Sheet[], savedAt: Date): Promise<void> {
  const { workbookFile } = await import('./workbook');
  saveFile(await workbookFile(sheets), `${name}_${format(savedAt, 'yyyy-MM-dd_HH-mm-ss')}.xlsx`);
}
