import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import { Box, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { HorizontalBar } from '#client/components/charts/horizontal/horizontal-bar';
import { HorizontalBars } from '#client/components/charts/horizontal/horizontal-bars';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { countText, decimalText, percentText } from '#schema/writing/numbers';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { firstViews } from './first-views';

const CHART_HEIGHT_PX = 360;
// Room at the end of the axis, so that the longest bar does not touch the edge.
const HEADROOM = 1.05;

const AVERAGE_HELP = `Impressions that a visitor had in the ${CREDIT_WINDOW_DAYS} days up to the visit, on average over the visits.`;

export function ViewsBeforeVisit({ figures, compared, view }: BodyProps) {
  const { summary } = figures.impressionsBeforeVisit;
  const bars = useMemo<HorizontalBar[]>(() => {
    const before = compared && firstViews(compared);
    const all = figures.impressionSummary.totalResponses;

    return firstViews(figures).map(({ views, impressionsBeforeVisit }, at) => ({
      id: String(views),
      label: String(views),
      value: impressionsBeforeVisit,
      compared: before && (before[at]?.impressionsBeforeVisit ?? 0),
      details:
        all > 0
          ? [{ label: 'Share of visits', text: percentText(impressionsBeforeVisit / all) }]
          : [],
    }));
  }, [figures, compared]);

  const largest = Math.max(1, ...bars.map((bar) => Math.max(bar.value, bar.compared ?? 0)));

  return (
    <Stack gap="3">
      <Box h="16">
        <StatTile
          label="Avg. Imps/Visit"
          help={AVERAGE_HELP}
          value={decimalText(summary.averageViews)}
        />
      </Box>
      <HorizontalBars
        label="Impressions before Visit"
        bars={bars}
        valueLabel="Visits"
        comparedLabel={comparedName(view)}
        format={countText}
        axisTitle="Visits"
        sideTitle="Number of views"
        max={largest * HEADROOM}
        height={CHART_HEIGHT_PX}
      />
    </Stack>
  );
}
