import { SimpleGrid } from '@chakra-ui/react';
import { ChangeNote, ChangeSkeleton } from '#client/components/panel/figure/change-note';
import { StatTile, TILES_GRID } from '#client/components/panel/figure/stat-tile';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { comparedRange } from '#client/features/dashboard/panels/compared-range';
import { metricHelp, metricNote, metricText } from './metric-words';
import { expectedOf, type Metric, SUMMARY_METRICS, valueOf } from './summary-metrics';

function Change({
  metric,
  figures,
  compared,
}: Pick<BodyProps, 'figures' | 'compared'> & { metric: Metric }) {
  if (!compared) return <ChangeSkeleton />;

  const then = expectedOf(compared, metric);

  return (
    <ChangeNote
      now={expectedOf(figures, metric)}
      then={then}
      upIs={metric.upIs}
      thenText={`${metricText(metric, then)} in ${comparedRange(compared)}`}
    />
  );
}

export function SummaryTiles({ figures, compared, view }: BodyProps) {
  const summary = figures.impressionSummary;
  const isCompared = view.compare !== 'none';

  return (
    <SimpleGrid {...TILES_GRID}>
      {SUMMARY_METRICS.map((metric) => (
        <StatTile
          key={metric.key}
          label={metric.label}
          help={metricHelp(metric, summary)}
          value={metricText(metric, valueOf(summary, metric))}
          caution={metric.isOfVisits && summary.isSmallSample ? 'Small sample' : undefined}
          note={
            isCompared ? (
              <Change metric={metric} figures={figures} compared={compared} />
            ) : (
              metricNote(metric, figures)
            )
          }
        />
      ))}
    </SimpleGrid>
  );
}
