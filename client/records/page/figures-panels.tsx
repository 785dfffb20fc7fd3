import { SimpleGrid } from '@chakra-ui/react';
import { Panel } from '#client/components/panel/panel';
import type { PanelState } from '#client/components/panel/panel-state';
import { StatTile, TILES_GRID } from '#client/components/panel/figure/stat-tile';
import type { RecordFiguresFragment } from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import { completedSummary } from '#client/records/figures/completed-summary';
import { DaysChart } from '#client/records/figures/days-chart';
import { MaturityMark } from '#client/records/figures/maturity-mark';
import { metricHelp, metricNote, metricText } from '#client/records/figures/metric-texts';
import { SUMMARY_METRICS, findValue } from '#client/records/figures/summary-metrics';
import { pointOf, progressOf, VISIT_SERIES } from '#client/records/figures/visit-days';

const FIGURES = 'Delivery and response';
const TREND = 'Impressions and visits by day';
const CHART_HEIGHT_PX = 260;
const BODY_HEIGHT_PX = 320;

export interface FiguresPanelProps {
  figures: RecordFiguresFragment | null;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** The reason why there can be no figures; null where there can. */
  absence: string | null;
}

function panelState({ figures, isLoading, error, absence }: FiguresPanelProps): PanelState {
  if (absence !== null) return 'empty';
  if (figures && (isLoading || !error)) return 'ready';
  return error && !isLoading ? 'failed' : 'loading';
}

const sharedProps = (props: FiguresPanelProps) => ({
  state: panelState(props),
  isRefreshing: props.isLoading && props.figures !== null,
  emptyText: props.absence ?? undefined,
  failure: props.error ? describeFailure(props.error).message : undefined,
  onRetry: props.retry,
});

const zoneText = ({ timeZone }: RecordFiguresFragment) =>
  `Days in ${timeZone.replaceAll('_', ' ')} time`;

const markOf = (title: string, figures: RecordFiguresFragment | null) =>
  figures && !figures.maturity.isComplete ? (
    <MaturityMark title={title} maturity={figures.maturity} />
  ) : undefined;

function Tiles({ figures }: { figures: RecordFiguresFragment }) {
  const impressionSummary = completedSummary(figures);
  const completed = { ...figures, impressionSummary };

  return (
    <SimpleGrid {...TILES_GRID}>
      {SUMMARY_METRICS.map((metric) => (
        <StatTile
          key={metric.key}
          label={metric.label}
          help={metricHelp(metric, impressionSummary)}
          value={metricText(metric, findValue(impressionSummary, metric), figures)}
          caution={
            metric.isOfVisits && impressionSummary.isSmallSample ? 'Small sample' : undefined
          }
          note={metricNote(metric, completed)}
        />
      ))}
    </SimpleGrid>
  );
}

/** Shows what was delivered and what came of it: the tiles of the dashboard. */
export function FiguresPanel(props: FiguresPanelProps & { note?: string }) {
  const { figures } = props;

  return (
    <Panel
      title={FIGURES}
      help="The same figures as on the dashboard with this record as its filter."
      skeleton="tiles"
      actions={markOf(FIGURES, figures)}
      foot={figures && [zoneText(figures), props.note].filter(Boolean).join('. ')}
      {...sharedProps(props)}
    >
      {figures && <Tiles figures={figures} />}
    </Panel>
  );
}

function Trend({ figures, today }: { figures: RecordFiguresFragment; today: string }) {
  const { rows } = figures.responsesOverTime;
  const points = rows.map((row) => ({
    ...pointOf(row),
    progress: progressOf(row.date, today, figures.maturity.completeThrough),
  }));

  return <DaysChart label={TREND} points={points} series={VISIT_SERIES} height={CHART_HEIGHT_PX} />;
}

/** The days of the range. */
export function TrendPanel({ today, ...props }: FiguresPanelProps & { today: string }) {
  const { figures } = props;

  return (
    <Panel
      title={TREND}
      actions={markOf(TREND, figures)}
      bodyHeight={{ least: BODY_HEIGHT_PX }}
      {...sharedProps(props)}
    >
      {figures && <Trend figures={figures} today={today} />}
    </Panel>
  );
}
