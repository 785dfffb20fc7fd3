import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureColumn } from '#client/components/panel/figure/figure-table';
import { countOf } from '#schema/writing/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { comparedFigure, rangeTable } from '#client/features/dashboard/panels/compared-range';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { GAUGE_HEIGHT_PX } from './correlation-gauge';
import { PARETO_MAX, ParetoGauge } from './pareto-gauge';

const SUBTITLE = 'Impressions to Deliver 80% Visits';

const COLUMNS: readonly FigureColumn[] = [{ key: 'views', head: SUBTITLE, kind: 'count' }];

const viewsOf = ({ impressionsBeforeVisit }: DashboardFigures) =>
  impressionsBeforeVisit.summary.viewsFor80Percent;

/** The scale ends at 10: the foot shows larger values. */
function foot(figures: DashboardFigures, compared: DashboardFigures | null): string {
  const views = viewsOf(figures);
  return [
    countOf(figures.impressionSummary.totalResponses, 'visit'),
    views > PARETO_MAX && `${views} impressions, beyond the scale`,
    comparedFigure(compared, (then) => String(viewsOf(then))),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const PARETO: PanelDeclaration = {
  id: 'pareto',
  title: PANEL_TITLES.pareto,
  subtitle: SUBTITLE,
  help: 'How many impressions to serve to each customer before 80% of visits occur',
  columns: { lg: 6, xl: 3 },
  skeleton: 'gauge',
  bodyHeight: GAUGE_HEIGHT_PX + 16,
  kind: 'chart',
  hasData: ({ impressionsBeforeVisit }) => impressionsBeforeVisit.rows.length > 0,
  Body: ParetoGauge,
  table: (figures, compared) =>
    rangeTable(COLUMNS, (one) => ({ views: viewsOf(one) }), [figures, compared]),
  foot,
};
