import { Field, ObjectType } from 'type-graphql';
import { Count, Integer, Money, Share, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { tiesWithFirst } from '#server/analytics/statistics/ranked-rates.js';
import { isSmallCount } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { totalPerformance } from './performance.js';
import { RankedResponses, RateInterval, wilsonField } from './rate-interval.type.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The responses on one site.' })
export class SiteResponses extends RankedResponses {
  @Integer('Id of the site tag.')
  siteId!: number;

  @Text('The description of the site tag.')
  site!: string;

  @Count('Count of responses on the site.')
  responses!: number;

  @Share.nullable('Fraction: responses ÷ all impressions in scope; null without impressions.')
  responseRate!: number | null;

  @Field(() => RateInterval, wilsonField('response rate'))
  responseRateInterval!: RateInterval | null;

  @Money.nullable(
    'In `currency`: all spend in scope ÷ responses on the site; null without responses.',
  )
  costPerResponse!: number | null;
}

@ObjectType({ description: 'The responses on all sites.' })
export class SiteResponsesSummary {
  @Count('Count of responses on all the sites in scope.')
  totalResponses!: number;
}

@ObjectType({ description: 'Responses by the site they came to, most first.' })
export class ResponsesBySite {
  @Field(() => [SiteResponses], { description: 'A row for each site with responses, most first.' })
  rows!: SiteResponses[];

  @Field(() => SiteResponsesSummary, { description: 'Over all sites.' })
  summary!: SiteResponsesSummary;
}

/** A site has no impressions of its own, so its rates are of all impressions and spend in scope. */
export const responsesBySite = oncePer((figures: DashboardFigures): ResponsesBySite => {
  const { impressions, adSpend, responses: totalResponses } = totalPerformance(figures);
  const rows = [...figures.sums.sites].map(([siteId, responses]) => ({
    siteId,
    site: figures.catalogue.sites.get(siteId) ?? `Site ${siteId}`,
    responses,
    responseRate: ratio(responses, impressions),
    responseRateInterval: wilsonInterval(responses, impressions),
    isSmallSample: isSmallCount(responses),
    costPerResponse: ratio(adSpend, responses),
  }));

  rows.sort((a, b) => b.responses - a.responses || a.siteId - b.siteId);

  const ties = tiesWithFirst(
    rows.map(({ responses }) => ({ responses, impressions: 1, isCompared: true })),
  );
  const marked = rows.map((row, index) => ({ ...row, isTiedWithFirst: ties[index] ?? null }));

  return { rows: marked, summary: { totalResponses } };
});
