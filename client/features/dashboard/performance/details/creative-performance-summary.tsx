import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { HorizontalBar } from '#client/components/charts/horizontal/horizontal-bar';
import { HorizontalBars } from '#client/components/charts/horizontal/horizontal-bars';
import { shortenName } from '#client/formatting/names';
import { countText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { rowsById } from './rows-by-id';

const TITLE = PANEL_TITLES['creative-performance-summary'];
const MIN_HEIGHT_PX = 400;
const HEIGHT_PER_CREATIVE_PX = 45;
/** The creatives scroll above this height, so that the axis and the next panel stay reachable. */
const SHOWN_HEIGHT_PX = 720;
const BODY_PADDING_PX = 16;
const HEADROOM = 1.1;

type Row = DashboardFigures['creativePerformanceSummary']['rows'][number];

const idOf = ({ creativeId }: Row) => creativeId;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.creativePerformanceSummary.rows, idOf);

export const chartHeightPx = (creatives: number): number =>
  Math.max(MIN_HEIGHT_PX, creatives * HEIGHT_PER_CREATIVE_PX);

/** The end of the axis: a tenth above the largest value. */
export const axisMaximum = (values: readonly number[]): number => Math.max(0, ...values) * HEADROOM;

function barOf(row: Row, rowThen: Row | undefined, currency: string): HorizontalBar {
  return {
    id: String(row.creativeId),
    label: row.creative,
    value: row.totalResponses,
    compared: rowThen?.totalResponses,
    details:
      row.cpv === null ? [] : [{ label: 'Cost per Visit', text: moneyText(row.cpv, currency) }],
  };
}

function CreativeVisits({ figures, compared, view }: BodyProps) {
  const { rows } = figures.creativePerformanceSummary;
  const { filterToggle } = useFilterToggles();
  const bars = useMemo(() => {
    const thenOf = thenIn(compared);
    return rows.map((row) => barOf(row, thenOf?.(row), figures.currency));
  }, [rows, compared, figures.currency]);

  const max = useMemo(
    () => axisMaximum(bars.flatMap((bar) => [bar.value, bar.compared ?? 0])),
    [bars],
  );

  return (
    <HorizontalBars
      label={TITLE}
      bars={bars}
      valueLabel="Visits"
      comparedLabel={compared ? comparedName(view) : undefined}
      format={countText}
      axisTitle="Visits"
      axisName={shortenName}
      max={max}
      height={chartHeightPx(bars.length)}
      maxHeight={SHOWN_HEIGHT_PX}
      toggleOf={({ id, label }) => filterToggle({ creatives: Number(id) }, label)}
    />
  );
}

export const CREATIVE_PERFORMANCE_SUMMARY: PanelDeclaration = {
  id: 'creative-performance-summary',
  title: TITLE,
  help: 'Visits of each creative, most first.',
  columns: 12,
  skeleton: 'bars',
  bodyHeight: { least: MIN_HEIGHT_PX + BODY_PADDING_PX },
  kind: 'chart',
  hasData: ({ creativePerformanceSummary }) => creativePerformanceSummary.rows.length > 0,
  Body: CreativeVisits,
  table: (figures, compared) => {
    const thenOf = thenIn(compared);

    return {
      columns: [
        { key: 'creative', head: 'Creative', kind: 'text' },
        { key: 'visits', head: 'Visits', kind: 'count' },
        { key: 'cost', head: 'Cost per Visit', kind: 'money' },
        ...(compared
          ? [
              { key: 'visitsThen', head: 'Visits, compared', kind: 'count' } as const,
              { key: 'costThen', head: 'Cost per Visit, compared', kind: 'money' } as const,
            ]
          : []),
      ],
      rows: figures.creativePerformanceSummary.rows.map((row) => ({
        creative: row.creative,
        visits: row.totalResponses,
        cost: row.cpv,
        visitsThen: thenOf?.(row)?.totalResponses,
        costThen: thenOf?.(row)?.cpv,
      })),
    };
  },
};
