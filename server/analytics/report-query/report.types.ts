import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Decimal, Flag, Integer, LocalDate, Text } from '#server/core/graphql/described-fields.js';
import { CustomerFigures } from '#server/analytics/dashboard.types.js';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { DEVICE_NUMBERS, ReportDimensionEnum, type ReportDimension } from './report-dimension.js';
import { ReportGranularityEnum, type ReportGranularity } from './report-granularity.js';
import { ReportMetricEnum, type ReportMetric } from './report-metric.js';

/*
 * An answer has tens of thousands of cells, so their fields have simple resolvers: no middleware
 * runs between the executor and the value.
 */

export const MAX_REPORT_ROWS = 10_000;
const DEFAULT_REPORT_ROWS = 1_000;
const ALL_DEVICES = [0];
const NO_DIMENSIONS: ReportDimension[] = [];

@InputType({ description: 'The order of the rows of a report.' })
export class ReportOrderInput {
  @Field(() => ReportMetricEnum, {
    description: 'One of the metrics of the report; rows in which it is null come last.',
  })
  metric!: ReportMetric;

  @Flag('Largest first.', { defaultValue: true })
  descending: boolean = true;
}

@ArgsType()
export class ReportArgs {
  @Field(() => DashboardFilterInput, { description: 'The filter of the figures.' })
  filter!: DashboardFilterInput;

  @Field(() => [Int], {
    description: `Kinds of device of the impressions, ${DEVICE_NUMBERS}; empty or holding 0 means all, unknown numbers match nothing. They never narrow webhits.`,
    defaultValue: ALL_DEVICES,
  })
  devices: number[] = ALL_DEVICES;

  @Field(() => [ReportDimensionEnum], {
    description: 'The dimensions that split the rows, besides the periods; none: one row a period.',
    defaultValue: NO_DIMENSIONS,
  })
  dimensions: ReportDimension[] = NO_DIMENSIONS;

  @Field(() => [ReportMetricEnum], { description: 'The cells of each row, in this order.' })
  metrics!: ReportMetric[];

  @Field(() => ReportGranularityEnum, {
    description: 'The periods that the range is split into.',
    defaultValue: 'NONE',
  })
  granularity: ReportGranularity = 'NONE';

  @Field(() => ReportOrderInput, {
    nullable: true,
    description:
      'The order of the rows; equal rows, and all rows without it, are in the order of their period, then of the ids of the dimensions. Null: no metric orders them.',
  })
  orderBy?: ReportOrderInput | null;

  @Integer(
    `The first rows of the order only; 1 to ${MAX_REPORT_ROWS}. Each counts 1 towards the cost.`,
    { defaultValue: DEFAULT_REPORT_ROWS },
  )
  limit: number = DEFAULT_REPORT_ROWS;
}

@ObjectType({
  description: 'The value of a row of a report in one dimension.',
  simpleResolvers: true,
})
export class ReportDimensionValue {
  @Field(() => ReportDimensionEnum, { description: 'The dimension.' })
  dimension!: ReportDimension;

  @Integer('Id of the record, or the number of the device, weekday, daypart, timing or views.')
  valueId!: number;

  @Text('The name of it, as on the screen.')
  name!: string;
}

@ObjectType({ description: 'A figure of a report.', simpleResolvers: true })
export class ReportCell {
  @Field(() => ReportMetricEnum, { description: 'Which figure, and in which unit.' })
  metric!: ReportMetric;

  @Decimal.nullable('The figure; null where there is nothing to divide by.')
  value!: number | null;

  @Decimal.nullable(
    'The lower end of the 95 % interval of a rate or a share of visits; null where there is none.',
  )
  low!: number | null;

  @Decimal.nullable(
    'The upper end of the 95 % interval of a rate or a share of visits; null where there is none.',
  )
  high!: number | null;
}

@ObjectType({ description: 'A combination of period and dimensions.', simpleResolvers: true })
export class ReportRow {
  @LocalDate.nullable(
    'First local day of the period: the day, the Monday or the first of the month, also where the range begins later; null where the range is not split by date.',
  )
  periodStart!: string | null;

  @Field(() => [ReportDimensionValue], {
    description:
      'A value for each dimension, in the order of the argument; DAYPART_OF_WEEK adds weekday and daypart at the end.',
  })
  dimensions!: ReportDimensionValue[];

  @Field(() => [Int], {
    description: 'The `valueId` of each of the dimensions alone: a smaller answer for many rows.',
  })
  valueIds!: number[];

  @Field(() => [ReportCell], { description: 'A cell for each metric, in the order of them.' })
  cells!: ReportCell[];

  @Field(() => [Float], {
    nullable: 'items',
    description:
      'The value of each of the cells alone, null as there: a smaller answer for many rows.',
  })
  values!: (number | null)[];

  @Flag(
    'Fewer than five visits were to be expected by now at the rate of the totals; of a site, timing or views: there are fewer than five visits.',
  )
  isSmallSample!: boolean;
}

@ObjectType({ description: 'Rows of figures of one customer, from one state of the store.' })
export class ReportTable extends CustomerFigures {
  @LocalDate(
    'The last local day whose visits have all had time to come; the visits of later days are still coming.',
  )
  completeThrough!: string;

  @Flag(
    'Whether rates and costs of the totals are completed, because visits are still to come and their timing is known.',
  )
  isCompleted!: boolean;

  @Field(() => [ReportRow], {
    description:
      'A row for each combination with an impression or a visit (with WEBHITS also a webhit); without dimensions for every period of the range, zeros included.',
  })
  rows!: ReportRow[];

  @Integer('Count of the rows without the limit.')
  rowCount!: number;

  @Field(() => [ReportCell], {
    description: 'A cell for each metric over the whole filter, as the dashboard shows it.',
  })
  totals!: ReportCell[];
}
