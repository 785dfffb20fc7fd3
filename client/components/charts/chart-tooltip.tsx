import { chakra, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { type ChartPoint, type ChartSeries, valueText } from './chart-series';
import { PointerNote } from '#client/components/panel/note/pointer-note';
import { SeriesMark } from './series-mark';

type ChartTooltipProps = {
  title: string;
  /** The compared position, if any. */
  comparedTitle?: string;
  point: ChartPoint;
  series: readonly ChartSeries[];
  /** Distance of the point from the left edge of the chart. */
  x: number;
  chartWidth: number;
  /** Effect of a press, in words. */
  action?: string;
};

/** The values at one position of a chart, on the side of the cursor with more room. */
export function ChartTooltip({
  title,
  comparedTitle,
  point,
  series,
  x,
  chartWidth,
  action,
}: ChartTooltipProps) {
  const side = x < chartWidth / 2 ? { left: `${x + 16}px` } : { right: `${chartWidth - x + 16}px` };
  const compared = comparedTitle === undefined ? undefined : point.compared?.values;

  return (
    <PointerNote top="4" {...side} whiteSpace="nowrap" data-testid="chart-tooltip">
      <Grid
        templateColumns={`auto 1fr repeat(${compared ? 2 : 1}, auto)`}
        columnGap="2"
        rowGap="0.5"
        alignItems="center"
      >
        <chakra.p
          gridColumn={compared ? 3 : '1 / -1'}
          textAlign={compared ? 'end' : 'start'}
          fontWeight="semibold"
          marginBottom="0.5"
        >
          {title}
        </chakra.p>
        {compared && (
          <chakra.p color="fg.muted" textAlign="end">
            {comparedTitle}
          </chakra.p>
        )}
        {series.map((one) => (
          <Fragment key={one.id}>
            <SeriesMark series={one} />
            <chakra.span color="fg.muted">{one.label}</chakra.span>
            <chakra.span data-figure textAlign="end">
              {valueText(point, one)}
            </chakra.span>
            {compared && (
              <chakra.span data-figure textAlign="end" color="fg.muted">
                {one.format(compared[one.id] ?? 0)}
              </chakra.span>
            )}
          </Fragment>
        ))}
      </Grid>
      {action !== undefined && (
        <chakra.p mt="1" color="fg.muted">
          {action}
        </chakra.p>
      )}
    </PointerNote>
  );
}
