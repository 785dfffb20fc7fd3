import { Box, Button, SimpleGrid, useBreakpointValue } from '@chakra-ui/react';
import { useState } from 'react';
import { ChangeNote, ChangeSkeleton, NoChange } from '#client/components/panel/figure/change-note';
import {
  changeIntervalText,
  changeSize,
  chanceText,
} from '#client/features/dashboard/compare/change-texts';
import { CausedNote } from '#client/features/dashboard/effect/caused-note';
import { StatTile, TILES_GRID } from '#client/components/panel/figure/stat-tile';
import {
  type Change as FigureChange,
  countedChange,
} from '#client/features/dashboard/compare/change';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import { comparedRange } from '#client/features/dashboard/panels/compared-range';
import { metricHelp, metricNote, metricText } from '#client/records/figures/metric-texts';
import { type Metric, SUMMARY_METRICS, findValue } from '#client/records/figures/summary-metrics';
import {
  costChange,
  rateChange,
  visitChange,
} from '#client/features/dashboard/compare/visit-changes';

type Summary = DashboardFigures['impressionSummary'];

const visitsOf = (summary: Summary) => ({
  ...summary,
  impressions: summary.actualImpressions,
  visits: summary.totalResponses,
});

const costOf = (summary: Summary) => ({ ...summary, cost: summary.currentCpr });

/** Change of a metric since the comparison period; null where there is nothing to compare. */
function metricChange(metric: Metric, now: Summary, then: Summary): FigureChange | null {
  if (metric.key === 'totalResponses') return visitChange(visitsOf(now), visitsOf(then));
  if (metric.key === 'responseRate') return rateChange(now, then);
  if (metric.key === 'currentCpr') return costChange(costOf(now), costOf(then));
  return countedChange(findValue(now, metric), findValue(then, metric));
}

/** The text fits the width of a tile. */
function cautionOf({ interval, isBeyondChance }: FigureChange): string | undefined {
  if (!interval || isBeyondChance) return undefined;
  return isBeyondChance === null ? 'few visits' : 'unclear';
}

function Change({
  metric,
  figures,
  compared,
}: Pick<BodyProps, 'figures' | 'compared'> & { metric: Metric }) {
  if (!compared) return <ChangeSkeleton />;

  const { impressionSummary: then } = compared;
  const change = metricChange(metric, figures.impressionSummary, then);
  if (!change || change.size === Infinity) return <NoChange />;

  const interval = changeIntervalText(change);
  const detail = [
    `${metricText(metric, findValue(then, metric), compared)} in ${comparedRange(compared)}`,
    interval && `95% interval of the change: ${interval}`,
    chanceText(change),
  ];

  return (
    <ChangeNote
      way={change.size > 0 ? 'up' : 'down'}
      size={changeSize(change)}
      upIs={metric.upIs}
      caution={cautionOf(change)}
      detail={detail.filter(Boolean).join('. ')}
    />
  );
}

const FIRST = SUMMARY_METRICS.filter(({ isFirst }) => isFirst);
const OTHERS = SUMMARY_METRICS.filter(({ isFirst }) => !isFirst);

/** All figures; on a phone the others follow the first four on demand. */
export function SummaryTiles(props: BodyProps) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const [hasMore, setMore] = useState(false);
  if (!isPhone) return <Tiles metrics={SUMMARY_METRICS} {...props} />;

  return (
    <>
      <Tiles metrics={hasMore ? [...FIRST, ...OTHERS] : FIRST} {...props} />
      <Button
        size="xs"
        variant="ghost"
        mt="2"
        w="full"
        aria-expanded={hasMore}
        onClick={() => setMore(!hasMore)}
      >
        {hasMore ? 'Fewer figures' : 'More figures'}
      </Button>
    </>
  );
}

function Tiles({ metrics, figures, compared, view }: BodyProps & { metrics: readonly Metric[] }) {
  const summary = figures.impressionSummary;
  const isCompared = view.compare !== 'none';

  return (
    <SimpleGrid {...TILES_GRID}>
      {metrics.map((metric) => (
        <StatTile
          key={metric.key}
          label={metric.label}
          help={metricHelp(metric, summary)}
          value={metricText(metric, findValue(summary, metric), figures)}
          caution={metric.isOfVisits && summary.isSmallSample ? 'Small sample' : undefined}
          note={
            <>
              <Box minH="4">
                {isCompared ? (
                  <>
                    <Change metric={metric} figures={figures} compared={compared} />
                    {!figures.maturity.isComplete && metricNote(metric, figures)}
                  </>
                ) : (
                  metricNote(metric, figures)
                )}
              </Box>
              {metric.key === 'totalResponses' && <CausedNote view={view} />}
            </>
          }
        />
      ))}
    </SimpleGrid>
  );
}
