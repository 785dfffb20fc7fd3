import { useLineGenerator } from '@nivo/line';
import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import { bandCentres } from '#client/components/charts/axis/band-layout';
import {
  type ChartSeries,
  DASH,
  FAINT_LINE,
  type SeriesValues,
} from '#client/components/charts/chart-series';

// The specified width, but never more than a day: a year on a phone would be one blot.
const LINE_WIDTH = 3;
const FAINT_LINE_WIDTH = 1.5;
const THINNEST_LINE = 1;
// Lines cross the bars: an edge in the background colour separates them, unless the days are too
// narrow.
const HALO_WIDTH = 3;
const HALO_FROM_STEP_PX = 6;
const HALO_COLOUR = 'var(--ui-colors-bg-panel)';

type LineMarksProps = {
  /** One entry per position, from the left; null leaves a gap at the end. */
  values: readonly (SeriesValues | null)[];
  series: readonly ChartSeries[];
  scale: AxisScale;
  innerWidth: number;
  innerHeight: number;
  /** The comparison period: thin and pale. */
  isFaint?: boolean;
  /**
   * Number of last positions that are not over yet, and of the immature ones before them. Their
   * segments are dotted; the immature ones only in series that settle.
   */
  open?: { partial: number; immature: number };
};

const DOTS = '1 5';
const ALL_SETTLED = { partial: 0, immature: 0 };

type Places = { x: number; y: number; index: number }[];

/**
 * The line series of a combined chart, on the right axis. nivo's Line has one y scale and no band
 * scale, so its generator draws at the centres of the bars.
 */
export function LineMarks(props: LineMarksProps) {
  const {
    values,
    series,
    scale,
    innerWidth,
    innerHeight,
    isFaint = false,
    open = ALL_SETTLED,
  } = props;

  const lineGenerator = useLineGenerator('linear');
  const pathOf = (line: Places) => lineGenerator(line) ?? '';
  const centres = bandCentres(values.length, innerWidth);
  const step = innerWidth / values.length;
  const begun = values.filter((place) => place !== null).length;
  const hasHalo = step >= HALO_FROM_STEP_PX && !isFaint;
  const lineWidth = Math.min(
    isFaint ? FAINT_LINE_WIDTH : LINE_WIDTH,
    Math.max(THINNEST_LINE, step),
  );

  const places = (id: string): Places =>
    values.flatMap((place, index) => {
      const value = place?.[id];
      if (value === undefined) return [];
      return [{ x: centres[index] ?? 0, y: innerHeight * (1 - value / scale.max), index }];
    });

  return (
    <g opacity={isFaint ? FAINT_LINE : undefined}>
      {series.map(({ id, colour, isDashed, isSettling }) => {
        const line = places(id);
        const name = isFaint ? `${id} compared` : id;
        const only = line.length === 1 ? line[0] : undefined;
        // A single day makes no line.
        if (only)
          return <circle key={id} cx={only.x} cy={only.y} r={5} fill={colour} data-series={name} />;

        const dotted = open.partial + (isSettling ? open.immature : 0);
        const settled = line.filter(({ index }) => index < begun - dotted).length;
        const path = pathOf(line.slice(0, settled));

        return (
          <g key={id} fill="none" strokeLinejoin="round" stroke={colour} strokeWidth={lineWidth}>
            <g strokeDasharray={isDashed ? DASH : undefined}>
              {hasHalo && (
                <path d={path} stroke={HALO_COLOUR} strokeWidth={LINE_WIDTH + HALO_WIDTH} />
              )}
              <path data-series={name} d={path} />
            </g>
            {dotted > 0 && line.length > settled && (
              <path
                data-partial={name}
                d={pathOf(line.slice(Math.max(0, settled - 1)))}
                strokeDasharray={DOTS}
                strokeLinecap="round"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
