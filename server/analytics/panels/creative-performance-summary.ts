import { Field, ObjectType } from 'type-graphql';
import { Count, Integer, Money, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { performanceBy, totalPerformance } from './performance.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The visits of one creative.' })
export class CreativeVisits {
  @Integer('Id of the creative.')
  creativeId!: number;

  @Text('The description of the creative.')
  creative!: string;

  @Count('Count of responses.')
  totalResponses!: number;

  @Count('Count; the same responses under the name that the chart uses.', {
    deprecationReason:
      'Since 2026-11-20, gone on 2027-11-20 at the earliest: use `totalResponses`.',
  })
  visits!: number;

  @Money.nullable('In `currency`, per visit; null without visits.')
  cpv!: number | null;
}

@ObjectType({ description: 'The visits of all creatives.' })
export class CreativeVisitsSummary {
  @Count('Count of responses over all creatives.')
  totalResponses!: number;
}

@ObjectType({ description: 'Visits by creative, most first.' })
export class CreativePerformanceSummary {
  @Field(() => [CreativeVisits], { description: 'A row for each creative, most visits first.' })
  rows!: CreativeVisits[];

  @Field(() => CreativeVisitsSummary, { description: 'Over all creatives.' })
  summary!: CreativeVisitsSummary;
}

/** Formulas: docs/measures.md. */
export function creativePerformanceSummary(figures: DashboardFigures): CreativePerformanceSummary {
  const groups = performanceBy(figures, ({ creativeId }) => creativeId);
  const rows = [...groups].map(([creativeId, { responses, adSpend }]) => ({
    creativeId,
    creative: figures.catalogue.creatives.get(creativeId)?.name ?? '',
    totalResponses: responses,
    visits: responses,
    cpv: ratio(adSpend, responses),
  }));

  rows.sort((a, b) => b.totalResponses - a.totalResponses || a.creativeId - b.creativeId);

  return { rows, summary: { totalResponses: totalPerformance(figures).responses } };
}
