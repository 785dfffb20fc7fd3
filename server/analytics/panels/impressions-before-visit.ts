import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { Field, ObjectType } from 'type-graphql';
import { Count, Decimal, Integer } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The responses that came after this many views.' })
export class ImpressionsBeforeVisitRow {
  @Integer(`Impressions the viewer had seen in the ${CREDIT_WINDOW_DAYS} days up to the visit.`)
  views!: number;

  @Count('Count of responses that came after that many views.')
  impressionsBeforeVisit!: number;
}

@ObjectType({ description: 'The views before all responses.' })
export class ImpressionsBeforeVisitSummary {
  @Count('Count: the sum of views over the responses.')
  totalViewsOccurrence!: number;

  @Decimal.nullable('Views per response; null without responses.')
  averageViews!: number | null;

  @Integer('Smallest views value by which 80 % of the responses had come; 0 with none.')
  viewsFor80Percent!: number;
}

@ObjectType({ description: 'How often a viewer had seen an ad before visiting.' })
export class ImpressionsBeforeVisit {
  @Field(() => [ImpressionsBeforeVisitRow], { description: 'By views, ascending.' })
  rows!: ImpressionsBeforeVisitRow[];

  @Field(() => ImpressionsBeforeVisitSummary, { description: 'Over all rows.' })
  summary!: ImpressionsBeforeVisitSummary;
}

/**
 * Every value up to this number of views has a row. Above it, where one viewer key may stand for a
 * whole office, only values that occur have one.
 */
const UNBROKEN_VIEWS = 100;
/** 80 % as a whole number of fifths: 0.8 has no exact binary form, and the bound is included. */
const PARETO_FIFTHS = 4;

/** Formulas: docs/measures.md. */
export function impressionsBeforeVisit({ sums }: DashboardFigures): ImpressionsBeforeVisit {
  const responses = [...sums.views.values()].reduce((sum, count) => sum + count, 0);
  const totalViewsOccurrence = [...sums.views].reduce(
    (sum, [views, count]) => sum + views * count,
    0,
  );

  return {
    rows: viewsOf(sums.views).map((views) => ({
      views,
      impressionsBeforeVisit: sums.views.get(views) ?? 0,
    })),
    summary: {
      totalViewsOccurrence,
      averageViews: ratio(totalViewsOccurrence, responses),
      viewsFor80Percent: viewsForShare(sums.views, responses),
    },
  };
}

function viewsOf(counts: ReadonlyMap<number, number>): number[] {
  const occurring = [...counts.keys()];
  const unbroken = Math.min(occurring.at(-1) ?? 0, UNBROKEN_VIEWS);
  return [
    ...Array.from({ length: unbroken }, (_, index) => index + 1),
    ...occurring.filter((views) => views > UNBROKEN_VIEWS),
  ];
}

function viewsForShare(counts: ReadonlyMap<number, number>, responses: number): number {
  let reached = 0;
  for (const [views, count] of counts) {
    reached += count;
    if (reached * 5 >= responses * PARETO_FIFTHS) return views;
  }
  return 0;
}
