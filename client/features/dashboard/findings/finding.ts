import type { DashboardFigures } from '#client/features/dashboard/figures/figures';

export type Finding = DashboardFigures['findings'][number];
export type FindingFigure = Finding['figures'][number];
