import type { ComponentType } from 'react';
import type { SkeletonShape } from '../../components/panel-skeleton';
import type { BodyProps, DashboardFigures } from './figures';
import { SummaryTiles } from './summary-tiles';
import { VISITS_HELP, VisitsOverTime } from './visits-over-time';

interface PanelDeclaration {
  title: string;
  help: string;
  /** How many of the twelve columns it takes on a wide screen. */
  columns: number;
  skeleton: SkeletonShape;
  bodyHeight?: number;
  hasData: (figures: DashboardFigures) => boolean;
  Body: ComponentType<BodyProps>;
}

// To add a panel to the Summary view: a block here. Order is the order on the screen.
export const SUMMARY_PANELS: readonly PanelDeclaration[] = [
  {
    title: 'Summary',
    help: 'What the impressions of the date range cost and what came of them.',
    columns: 12,
    skeleton: 'tiles',
    hasData: () => true,
    Body: SummaryTiles,
  },
  {
    title: 'Visits Over Time',
    help: VISITS_HELP,
    columns: 12,
    skeleton: 'chart',
    bodyHeight: 452,
    hasData: ({ responsesOverTime }) => responsesOverTime.rows.length > 0,
    Body: VisitsOverTime,
  },
];
