import { saveWorkbook } from '../../components/spreadsheet/save-workbook';
import { type OverviewExport, overviewSheets } from './export-sheets';

/** Saves all rows of the table, not only those of its page. */
export function exportOverview(subject: OverviewExport): Promise<void> {
  return saveWorkbook('Infinitum_Overview', overviewSheets(subject), subject.exportedAt);
}
