import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { DAYPARTS } from '../../event-store/dayparts.js';
import { DAYPART_COUNT } from '../figures/day-figures.js';
import { wilsonInterval } from '../statistics/wilson.js';
import { RateInterval, wilsonField } from './rate-interval.js';
import { ratio } from './ratio.js';

const cell = { nullable: true, description: 'The figure of that weekday; null where its divisor is zero.' };

@ObjectType()
export class HeatmapRow {
  @Field(() => Int, { description: 'Daypart 1 to 8; 0 is the Total row.' })
  daypart!: number;

  @Field(() => String, { description: "Name and times, such as 'Night 00:00-05:59', or 'Total'." })
  time!: string;

  @Field(() => Float, cell)
  sun!: number | null;

  @Field(() => Float, cell)
  mon!: number | null;

  @Field(() => Float, cell)
  tue!: number | null;

  @Field(() => Float, cell)
  wed!: number | null;

  @Field(() => Float, cell)
  thu!: number | null;

  @Field(() => Float, cell)
  fri!: number | null;

  @Field(() => Float, cell)
  sat!: number | null;

  @Field(() => Float, { nullable: true, description: 'The figure of the whole week; null where its divisor is zero.' })
  total!: number | null;
}

const intervalCell = wilsonField('ratio of that weekday');

@ObjectType()
export class HeatmapIntervalRow {
  @Field(() => Int, { description: 'Daypart 1 to 8; 0 is the Total row.' })
  daypart!: number;

  @Field(() => String, { description: "Name and times, such as 'Night 00:00-05:59', or 'Total'." })
  time!: string;

  @Field(() => RateInterval, intervalCell)
  sun!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  mon!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  tue!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  wed!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  thu!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  fri!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  sat!: RateInterval | null;

  @Field(() => RateInterval, wilsonField('ratio of the whole week'))
  total!: RateInterval | null;
}

@ObjectType({ description: 'Eight dayparts in clock order and a Total row, by the weekday of the impression.' })
export class ImpressionHeatmap {
  @Field(() => [HeatmapRow], { description: 'Counts of impressions.' })
  impressions!: HeatmapRow[];

  @Field(() => [HeatmapRow], { description: 'Counts of responses by the daypart of their activating impression.' })
  webhits!: HeatmapRow[];

  @Field(() => [HeatmapRow], { description: 'Fractions: responses ÷ impressions.' })
  responseRatio!: HeatmapRow[];

  @Field(() => [HeatmapIntervalRow], { description: 'The intervals of responseRatio, row for row and cell for cell.' })
  responseRatioIntervals!: HeatmapIntervalRow[];
}

const WEEKDAYS = 7;
type Weekday = Exclude<keyof HeatmapRow, 'daypart' | 'time'>;
type Cells<Value> = Record<Weekday, Value | null>;
type Row<Value> = Cells<Value> & Pick<HeatmapRow, 'daypart' | 'time'>;
/** A count for a daypart and weekday, both from 0; undefined means all of them together. */
type Count = (daypart?: number, weekday?: number) => number;

/** Dayparts in clock order from Night, labelled with name and times, and a Total row. */
export function impressionHeatmap({ sums }: DashboardFigures): ImpressionHeatmap {
  const impressions = countIn(sums.impressionsByDaypart);
  const responses = countIn(sums.responsesByDaypart);
  return {
    impressions: rowsOf(impressions),
    webhits: rowsOf(responses),
    responseRatio: rowsOf((daypart, weekday) => ratio(responses(daypart, weekday), impressions(daypart, weekday))),
    responseRatioIntervals: rowsOf((daypart, weekday) =>
      wilsonInterval(responses(daypart, weekday), impressions(daypart, weekday)),
    ),
  };
}

function rowsOf<Value>(cell: (daypart?: number, weekday?: number) => Value | null): Row<Value>[] {
  const dayparts = DAYPARTS.map(({ id, name, times }) => ({
    daypart: id,
    time: `${name} ${times}`,
    ...cellsOf((weekday) => cell(id - 1, weekday)),
  }));
  return [...dayparts, { daypart: 0, time: 'Total', ...cellsOf((weekday) => cell(undefined, weekday)) }];
}

function cellsOf<Value>(cell: (weekday?: number) => Value | null): Cells<Value> {
  const [mon = null, tue = null, wed = null, thu = null, fri = null, sat = null, sun = null] = Array.from(
    { length: WEEKDAYS },
    (_, weekday) => cell(weekday),
  );
  return { sun, mon, tue, wed, thu, fri, sat, total: cell() };
}

const countIn =
  (sums: Float64Array): Count =>
  (daypart, weekday) =>
    sums.reduce((total, count, index) => {
      const inDaypart = daypart === undefined || index % DAYPART_COUNT === daypart;
      const inWeekday = weekday === undefined || Math.floor(index / DAYPART_COUNT) === weekday;
      return inDaypart && inWeekday ? total + count : total;
    }, 0);
