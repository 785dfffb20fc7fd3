import { saveWorkbook } from '../../../components/spreadsheet/save-workbook';
import { type DashboardExport, dashboardCover } from './dashboard-cover';
import { dashboardSheets } from './dashboard-sheets';
import { intervalsSheet } from './intervals-sheet';

/** Saves what is on screen: the twelve documented sheets, the intervals of all rates, and what all of it is of. */
export async function exportDashboard(subject: DashboardExport): Promise<void> {
  const sheets = [...dashboardSheets(subject.figures), intervalsSheet(subject.figures), dashboardCover(subject)];
  await saveWorkbook('Infinitum_Dashboard', sheets, subject.exportedAt);
}
