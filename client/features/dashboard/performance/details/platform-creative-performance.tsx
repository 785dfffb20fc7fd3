import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { Column } from '#client/components/table/table-columns';
import { countOf, percentText } from '#schema/writing/numbers';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { countedPoints, pointChange } from '#client/features/dashboard/compare/change';
import { changeLines, changeSubtext } from '#client/features/dashboard/compare/change-texts';
import { estimateOf } from '#client/features/dashboard/compare/visit-changes';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { DETAILS_HEIGHT_PX, DetailsTable } from './details-table';
import { INTERVAL_LABEL, intervalText } from './rate-texts';
import { rowsById } from './rows-by-id';

const TITLE = PANEL_TITLES['platform-creative-performance'];

type Row = DashboardFigures['platformCreativePerformance']['rows'][number];

const HIGHEST_VISITS_FIRST = { column: 'visits', direction: 'descending' } as const;

const idOf = ({ channelId, creativeId }: Row) => `${channelId}.${creativeId}`;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.platformCreativePerformance.rows, idOf);

/** The share of all visits, in points. */
function shareChange(row: Row, then: Row | undefined, tests: number) {
  const now = estimateOf(row.responsesPercentage, row.responsesPercentageInterval);
  const before = then && estimateOf(then.responsesPercentage, then.responsesPercentageInterval);
  return now && before ? pointChange(now, before, { tests }) : null;
}

function buildColumns(
  rows: readonly Row[],
  thenOf: ReturnType<typeof thenIn>,
  comparedLabel: string | undefined,
): Column<Row>[] {
  return [
    { kind: 'text', key: 'channel', head: 'Channel', value: ({ platform }) => platform },
    { kind: 'text', key: 'creative', head: 'Creative', value: ({ creative }) => creative },
    {
      kind: 'percent',
      key: 'impressions',
      head: 'Impressions %',
      value: ({ impressionsPercentage }) => impressionsPercentage,
      subtext: (row) =>
        thenOf &&
        changeSubtext(
          countedPoints(row.impressionsPercentage, thenOf(row)?.impressionsPercentage),
          'neutral',
        ),
    },
    {
      kind: 'percent',
      key: 'visits',
      head: 'Visits %',
      value: ({ responsesPercentage }) => responsesPercentage,
      subtext: (row) =>
        thenOf && changeSubtext(shareChange(row, thenOf(row), rows.length), 'neutral'),
      hint: (row) => ({
        title: `${row.platform} · ${row.creative}`,
        lines: [
          { label: 'Visits %', text: percentText(row.responsesPercentage, 'N/A') },
          { label: INTERVAL_LABEL, text: intervalText(row.responsesPercentageInterval) },
          ...(thenOf && comparedLabel
            ? [
                {
                  label: comparedLabel,
                  text: percentText(thenOf(row)?.responsesPercentage, 'N/A'),
                },
                ...changeLines(shareChange(row, thenOf(row), rows.length)),
              ]
            : []),
        ],
      }),
    },
  ];
}

function CreativeByChannel({ figures, compared, view }: BodyProps) {
  const { filterToggle } = useFilterToggles();
  const { rows } = figures.platformCreativePerformance;
  const columns = useMemo(
    () => buildColumns(rows, thenIn(compared), comparedName(view)),
    [rows, compared, view],
  );

  return (
    <DetailsTable
      label={TITLE}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      paramPrefix="pairs"
      defaultSort={HIGHEST_VISITS_FIRST}
      toggleOf={({ channelId, creativeId, platform, creative }) =>
        filterToggle({ channels: channelId, creatives: creativeId }, `${platform} · ${creative}`)
      }
    />
  );
}

export const PLATFORM_CREATIVE_PERFORMANCE: PanelDeclaration = {
  id: 'platform-creative-performance',
  title: TITLE,
  help: 'Which share of all impressions each creative had on each channel, and which share of all visits is credited to it there; most visits first.',
  columns: { lg: 12, xxl: 5 },
  skeleton: 'table',
  bodyHeight: { md: DETAILS_HEIGHT_PX },
  kind: 'table',
  isFlush: true,
  hasData: () => true,
  Body: CreativeByChannel,
  foot: ({ platformCreativePerformance: { summary } }) =>
    `Shares of ${countOf(summary.totalImpressions, 'impression')} and ${countOf(summary.totalResponses, 'visit')}`,
  table: (figures, compared) => {
    const thenOf = thenIn(compared);

    return {
      columns: [
        { key: 'channel', head: 'Channel', kind: 'text' },
        { key: 'creative', head: 'Creative', kind: 'text' },
        { key: 'impressions', head: 'Impressions %', kind: 'percent' },
        { key: 'visits', head: 'Visits %', kind: 'percent' },
        { key: 'low', head: 'Visits %, 95% from', kind: 'percent' },
        { key: 'high', head: 'Visits %, 95% to', kind: 'percent' },
        ...(compared
          ? [
              { key: 'impressionsThen', head: 'Impressions %, compared', kind: 'percent' } as const,
              { key: 'visitsThen', head: 'Visits %, compared', kind: 'percent' } as const,
            ]
          : []),
      ],
      rows: figures.platformCreativePerformance.rows.map((row) => ({
        channel: row.platform,
        creative: row.creative,
        impressions: row.impressionsPercentage,
        visits: row.responsesPercentage,
        low: row.responsesPercentageInterval?.low,
        high: row.responsesPercentageInterval?.high,
        impressionsThen: thenOf?.(row)?.impressionsPercentage,
        visitsThen: thenOf?.(row)?.responsesPercentage,
      })),
    };
  },
};
