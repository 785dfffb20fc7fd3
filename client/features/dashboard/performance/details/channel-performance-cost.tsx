import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { Column } from '#client/components/table/table-columns';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { COST_PANEL, CostDetails } from './cost-details';
import { costFigureColumns, costFigures } from './cost-figures';
import { rateFoot } from './rate-texts';
import { rowsById } from './rows-by-id';

const TITLE = PANEL_TITLES['channel-performance-cost'];

type Row = DashboardFigures['channelPerformanceCost']['rows'][number];

const idOf = ({ channelId }: Row) => channelId;
const nameOf = ({ channel }: Row) => channel;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.channelPerformanceCost.rows, idOf);

const NAMED: readonly Column<Row>[] = [
  { kind: 'text', key: 'channel', head: 'Channel Name', width: 200, value: nameOf },
];

const ChannelDetails = ({ figures, compared, view }: BodyProps) => (
  <CostDetails
    label={TITLE}
    named={NAMED}
    rows={figures.channelPerformanceCost.rows}
    comparedRows={compared?.channelPerformanceCost.rows}
    idOf={idOf}
    nameOf={nameOf}
    targetOf={({ channelId }) => ({ channels: channelId })}
    view={view}
    isEstimate={figures.maturity.completed !== null}
    paramPrefix="channels"
  />
);

export const CHANNEL_PERFORMANCE_COST: PanelDeclaration = {
  id: 'channel-performance-cost',
  title: TITLE,
  help: 'What each channel cost and the visits credited to it, highest response rate first; where rows are marked as close to the first, the difference may be chance. Response Rate is visits ÷ impressions, Cost Per Visit is spend ÷ visits.',
  columns: { lg: 12, xxl: 7 },
  ...COST_PANEL,
  Body: ChannelDetails,
  foot: ({ channelPerformanceCost }) => rateFoot('All channels', channelPerformanceCost.summary),
  table: (figures, compared) => {
    const thenOf = thenIn(compared);

    return {
      columns: [
        { key: 'channel', head: 'Channel Name', kind: 'text' },
        ...costFigureColumns(compared !== null),
      ],
      rows: figures.channelPerformanceCost.rows.map((row) => ({
        channel: row.channel,
        ...costFigures(row, thenOf?.(row)),
      })),
    };
  },
};
