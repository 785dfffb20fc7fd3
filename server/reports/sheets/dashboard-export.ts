import { readFindings } from '#server/analytics/findings/list-findings.js';
import { type DashboardReader, readDashboard } from '#server/analytics/dashboard.service.js';
import type { Effect } from '#server/analytics/effect/effect.types.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { paceOfFigures } from '#server/analytics/pacing/pace-of-figures.js';
import type { DateRange } from '#schema/date-ranges.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { localDateOf } from '#schema/writing/dates.js';
import { FILTER_KINDS } from '#schema/dashboard-url.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { resolveDays } from '#server/reports/view/view-address.js';
import { linkToView } from '#server/reports/view/view-link.js';
import { dashboardDocument } from '#server/reports/pdf/dashboard-document.js';
import { dashboardCover } from './dashboard-cover.js';
import { dashboardSheets } from './dashboard-sheets.js';
import { effectSheet } from './effect-sheet.js';
import { experimentsSheet } from './experiments/experiments-sheet.js';
import { exportEffect } from './export-effect.js';
import { exportExperiments } from './experiments/export-experiments.js';
import { fileNameAt, type FiguresExport } from './figures-export.js';
import { intervalsSheet } from './intervals-sheet.js';
import { maturitySheet } from './maturity-sheet.js';
import { paceSheet } from './pace/pace-sheet.js';
import { type Panels, panelsOf } from './panels.js';

const ALL = [0];

interface When {
  /** The instant of the export. */
  at: Date;
  /** Overrides the days of the view at that instant. */
  days?: DateRange;
  /** The time zone of the file name; by default the customer's. */
  readersZone?: string;
}

export interface DashboardExport extends FiguresExport {
  figures: DashboardFigures;
  panels: Panels;
  effect: Effect;
  clientName: string;
  days: DateRange;
  link: string;
}

/**
 * The current figures of a view: the twelve documented sheets, the intervals of all rates, the
 * completed rates where visits are still coming, what the ads caused, the experiments and the pace
 * of bookings where there are some, and a cover sheet. Throws INVALID for a wrong range, NOT_FOUND for a customer the caller
 * may not see.
 */
export async function exportDashboard(
  ctx: Omit<DashboardReader, 'now'>,
  view: DashboardView,
  { at, days, readersZone }: When,
): Promise<DashboardExport> {
  const { name: clientName, timeZone } = await requireVisibleCustomer(ctx, view.customerId);
  const today = localDateOf(at, timeZone);
  const range = days ?? resolveDays(view.range, today);
  const lists = Object.fromEntries(
    FILTER_KINDS.map((kind) => [kind, [...(view.filters[kind] ?? ALL)]]),
  );
  const filter = { clientId: view.customerId, ...range, ...lists } as Parameters<
    typeof readDashboard
  >[1]; // a list for every kind
  const reader = { ...ctx, now: () => at };
  const figures = await readDashboard(reader, filter);
  const caused = await exportEffect(reader, figures);
  const experiments = await exportExperiments(reader, view, figures);
  const paced = await paceOfFigures(reader, figures);
  const panels = panelsOf(figures);
  const zone = readersZone ?? timeZone;
  const link = linkToView(ctx.config, view, range);
  const cover = {
    view,
    figures,
    panels,
    caused,
    clientName,
    link,
    today,
    exportedAt: at,
    readersZone: zone,
  };

  return {
    name: fileNameAt('Infinitum_Dashboard', at, zone),
    sheets: [
      ...dashboardSheets(panels),
      ...[
        intervalsSheet(panels),
        ...maturitySheet(panels),
        effectSheet(caused, figures.currency),
        ...experimentsSheet(experiments, figures.currency),
        ...paceSheet(paced, figures.currency),
        dashboardCover(cover),
      ].map((sheet) => ({ ...sheet, ofClient: clientName })),
    ],
    document: async () =>
      dashboardDocument({
        ...cover,
        experiments,
        findings: await readFindings(reader, figures, null),
        createdAt: at,
      }),
    figures,
    panels,
    effect: caused.effect,
    clientName,
    days: range,
    link,
  };
}
