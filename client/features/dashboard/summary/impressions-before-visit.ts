import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import { countText, countOf } from '#schema/writing/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { firstViews, LAST_VIEWS } from './first-views';
import { ViewsBeforeVisit } from './views-before-visit';

function table(figures: DashboardFigures, compared: DashboardFigures | null): FigureTable {
  const before = compared && firstViews(compared);

  return {
    columns: [
      { key: 'views', head: 'Views', kind: 'count' },
      { key: 'visits', head: 'Visits', kind: 'count' },
      ...(before ? [{ key: 'then', head: 'Visits, compared', kind: 'count' } as const] : []),
    ],
    rows: firstViews(figures).map(({ views, impressionsBeforeVisit }, at) => ({
      views,
      visits: impressionsBeforeVisit,
      then: before ? (before[at]?.impressionsBeforeVisit ?? 0) : undefined,
    })),
  };
}

/** The number of visits that the chart leaves out. */
function foot({ impressionsBeforeVisit: { rows } }: DashboardFigures): string {
  const more = rows.reduce(
    (sum, row) => (row.views > LAST_VIEWS ? sum + row.impressionsBeforeVisit : sum),
    0,
  );
  const all = rows.reduce((sum, row) => sum + row.impressionsBeforeVisit, 0);
  const rest = more > 0 ? `, ${countText(more)} of them after more than ${LAST_VIEWS} views` : '';
  return `${countOf(all, 'visit')}${rest}`;
}

export const IMPRESSIONS_BEFORE_VISIT: PanelDeclaration = {
  id: 'impressions-before-visit',
  title: PANEL_TITLES['impressions-before-visit'],
  help: `How many visits came after one, two, three and more impressions of the ${CREDIT_WINDOW_DAYS} days before them.`,
  columns: 4,
  skeleton: 'bars',
  bodyHeight: 452,
  kind: 'chart',
  hasData: (figures) =>
    firstViews(figures).some(({ impressionsBeforeVisit }) => impressionsBeforeVisit > 0),
  Body: ViewsBeforeVisit,
  table,
  foot,
};
