import type { DashboardFigures } from '#client/features/dashboard/figures/figures';

export const LAST_VIEWS = 7;

/** Visits by the views before them, from 1 to 7; the chart leaves out more. */
export const firstViews = ({ impressionsBeforeVisit }: DashboardFigures) =>
  impressionsBeforeVisit.rows.filter(({ views }) => views <= LAST_VIEWS);
