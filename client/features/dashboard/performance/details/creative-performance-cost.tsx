import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { Column } from '#client/components/table/table-columns';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { COST_PANEL, CostDetails } from './cost-details';
import { costFigureColumns, costFigures } from './cost-figures';
import { rateFoot } from './rate-texts';
import { rowsById } from './rows-by-id';

const TITLE = PANEL_TITLES['creative-performance-cost'];

type Row = DashboardFigures['creativePerformanceCost']['rows'][number];

const idOf = ({ creativeId }: Row) => creativeId;
const nameOf = ({ creative }: Row) => creative;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.creativePerformanceCost.rows, idOf);

const NAMED: readonly Column<Row>[] = [
  { kind: 'text', key: 'creative', head: 'Creative Name', value: nameOf },
  { kind: 'text', key: 'duration', head: 'Duration', value: ({ duration }) => duration },
];

const CreativeDetails = ({ figures, compared, view }: BodyProps) => (
  <CostDetails
    label={TITLE}
    named={NAMED}
    rows={figures.creativePerformanceCost.rows}
    comparedRows={compared?.creativePerformanceCost.rows}
    idOf={idOf}
    nameOf={nameOf}
    targetOf={({ creativeId }) => ({ creatives: creativeId })}
    view={view}
    isEstimate={figures.maturity.completed !== null}
    paramPrefix="creatives"
  />
);

export const CREATIVE_PERFORMANCE_COST: PanelDeclaration = {
  id: 'creative-performance-cost',
  title: TITLE,
  help: 'What each creative cost and the visits credited to it, highest response rate first; where rows are marked as close to the first, the difference may be chance. Response Rate is visits ÷ impressions, Cost Per Visit is spend ÷ visits.',
  columns: 12,
  ...COST_PANEL,
  Body: CreativeDetails,
  foot: ({ creativePerformanceCost }) => rateFoot('All creatives', creativePerformanceCost.summary),
  table: (figures, compared) => {
    const thenOf = thenIn(compared);

    return {
      columns: [
        { key: 'creative', head: 'Creative Name', kind: 'text' },
        { key: 'duration', head: 'Duration', kind: 'text' },
        ...costFigureColumns(compared !== null),
      ],
      rows: figures.creativePerformanceCost.rows.map((row) => ({
        creative: row.creative,
        duration: row.duration,
        ...costFigures(row, thenOf?.(row)),
      })),
    };
  },
};
