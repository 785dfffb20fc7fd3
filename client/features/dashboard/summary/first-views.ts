import type { DashboardFigures } from '#client/features/dashboard/figures';

export const LAST_VIEWS = 7;

/** Visits by the views before them, from 1 up to 7; what came after more is not drawn. */
export const firstViews = ({ impressionsBeforeVisit }: DashboardFigures) =>
  impressionsBeforeVisit.rows.filter(({ views }) => views <= LAST_VIEWS);
