import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { Column } from '#client/components/table/table-columns';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { costColumns } from './cost-columns';
import { costFigureColumns, costFigures } from './cost-figures';
import { DETAILS_HEIGHT_PX, DetailsTable, HIGHEST_RATE_FIRST } from './details-table';
import { rateFoot } from './rate-words';
import { rowsById } from './rows-by-id';

const TITLE = PANEL_TITLES['channel-performance-cost'];

type Row = DashboardFigures['channelPerformanceCost']['rows'][number];

const idOf = ({ channelId }: Row) => channelId;
const nameOf = ({ channel }: Row) => channel;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.channelPerformanceCost.rows, idOf);

function ChannelDetails({ figures, compared, view }: BodyProps) {
  const columns = useMemo<Column<Row>[]>(
    () => [
      { kind: 'text', key: 'channel', head: 'Channel Name', width: 200, value: nameOf },
      ...costColumns(nameOf, thenIn(compared), comparedName(view)),
    ],
    [compared, view],
  );

  return (
    <DetailsTable
      label={TITLE}
      columns={columns}
      rows={figures.channelPerformanceCost.rows}
      rowKey={idOf}
      defaultSort={HIGHEST_RATE_FIRST}
      paramPrefix="channels"
    />
  );
}

export const CHANNEL_PERFORMANCE_COST: PanelDeclaration = {
  id: 'channel-performance-cost',
  title: TITLE,
  help: 'What each channel cost and brought, highest response rate first; rows marked as tied cannot be told apart from the first. Response Rate is visits ÷ impressions, Cost Per Visit is spend ÷ visits.',
  columns: { lg: 12, xxl: 7 },
  skeleton: 'table',
  bodyHeight: { md: DETAILS_HEIGHT_PX },
  kind: 'table',
  isFlush: true,
  hasData: () => true,
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
