import { Field, ObjectType } from 'type-graphql';
import { PerformanceTotals } from './performance-totals.js';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { rankedPerformance } from './performance.js';
import { tieField } from './rate-interval.type.js';

@ObjectType({ description: 'The rates and costs of one creative.' })
export class CreativeCost extends PerformanceTotals {
  @Integer('Id of the creative.')
  creativeId!: number;

  @Text('The description of the creative.')
  creative!: string;

  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;

  @Text("The creative's format: a length such as 30s, or a size.")
  duration!: string;
}

@ObjectType({ description: 'Creatives by response rate, highest first.' })
export class CreativePerformanceCost {
  @Field(() => [CreativeCost], {
    description: 'A row for each creative, highest response rate first.',
  })
  rows!: CreativeCost[];

  @Field(() => PerformanceTotals, { description: 'The columns over all rows.' })
  summary!: PerformanceTotals;
}

/** Formulas: docs/measures.md. */
export const creativePerformanceCost = oncePer(
  (figures: DashboardFigures): CreativePerformanceCost => {
    const { rows, summary } = rankedPerformance(figures, ({ creativeId }) => creativeId);

    return {
      rows: rows.map(({ id, rates }) => {
        const creative = figures.catalogue.creatives.get(id);
        return {
          creativeId: id,
          creative: creative?.name ?? '',
          duration: creative?.format ?? '',
          ...rates,
        };
      }),
      summary,
    };
  },
);
