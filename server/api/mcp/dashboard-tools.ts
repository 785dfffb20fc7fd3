import { dashboardUrl, type DashboardSelection } from '#server/domains/page-urls.js';
import { GRANULARITY_ARGUMENT, trendPeriods } from './shapes/trend-periods.js';
import { withoutMarkup } from './shapes/without-markup.js';
import type { Tool } from './tool.js';

const FILTER =
  ' Dates are local days of the client, both included; lists of ids narrow it and come from filter_options.';
const RANKED =
  ' The highest rate stands first; a row with isTiedWithFirst cannot be told from it, and isSmallSample has too little to compare.';

const RATE = `responseRateFraction: responseRate
  responseRateFractionInterval: responseRateInterval { low high } isSmallSample`;
const TOTALS = `totalImpressions adSpend totalResponses ${RATE} currentCpr`;
const RANGE = 'value low high';
const CAUSED = `name creditedVisits verdict causedVisits { ${RANGE} } costPerCausedVisit { ${RANGE} }`;
const SHARE = `shareFraction: percentage shareFractionInterval: percentageInterval { low high }`;
const DAYS = 'sun mon tue wed thu fri sat';
const WEEK = `time ${DAYS} total`;
const INTERVALS = `time ${DAYS.replace(/\w+/g, '$& { low high }')} total { low high }`;

interface Panel {
  name: string;
  title: string;
  description: string;
  size: string;
  /** Fields of Dashboard. */
  fields: string;
  shape?: Tool['shape'];
  takes?: Tool['takes'];
}

const PANELS: readonly Panel[] = [
  {
    name: 'totals',
    title: 'Totals: impressions, visits, spend',
    description:
      'How many impressions and visits there were, what was spent, and the response rate: responses are visits to the site credited to ads, which the ads need not have caused; currentCpr is spend by response. siteTagCalls are calls of the site tags, page views of everybody: not visits.',
    size: 'One row, 600 characters.',
    fields: `impressionSummary {
      actualImpressions totalResponses adSpend ${RATE} cpmActual currentCpr siteTagCalls: webhits
    }`,
  },
  {
    name: 'daily_figures',
    title: 'Figures day by day',
    description:
      'Trend: impressions and responses (visits) by local date, summed by week or month where the range is long (granularity); sameDay are responses within 24 hours. correlation is Pearson’s r of the two by day.',
    size: 'One row a period, 130 characters.',
    fields: `responsesOverTime {
      rows { date totalImpressions sameDay totalResponses }
      summary { correlation correlationInterval { low high } }
    }`,
    shape: trendPeriods,
    takes: GRANULARITY_ARGUMENT,
  },
  {
    name: 'figures_by_channel',
    title: 'Channels compared',
    description: `Which channel performs best: impressions, spend, responses, response rate and cost per response (currentCpr) of each channel.${RANKED}`,
    size: 'One row a channel, 350 characters.',
    fields: `channelPerformanceCost {
      rows { channelId channel ${TOTALS} isTiedWithFirst } summary { ${TOTALS} }
    }`,
  },
  {
    name: 'figures_by_creative',
    title: 'Creatives compared',
    description: `Which creative, ad or spot performs best: impressions, spend, responses, response rate and cost per response of each creative.${RANKED}`,
    size: 'One row a creative, 350 characters.',
    fields: `creativePerformanceCost {
      rows { creativeId creative duration ${TOTALS} isTiedWithFirst } summary { ${TOTALS} }
    }`,
  },
  {
    name: 'creatives_by_channel',
    title: 'Creatives on each channel',
    description:
      'The mix: which share of all impressions and of all responses each creative has on each channel, as fractions.',
    size: 'One row a creative and channel, 250 characters.',
    fields: `platformCreativePerformance {
      rows {
        channel: platform creative impressionsShareFraction: impressionsPercentage
        responsesShareFraction: responsesPercentage
        responsesShareFractionInterval: responsesPercentageInterval { low high }
      }
      summary { totalImpressions totalResponses }
    }`,
  },
  {
    name: 'responses_by_region',
    title: 'Where responses come from',
    description:
      'What share of the responses (visits) came from each region or city: count and shareFraction, 0.274 being 27.4 %; the most responses first.',
    size: 'One row a region, 200 characters.',
    fields: `responsesByRegion { rows { regionId region responses ${SHARE} isTiedWithFirst isSmallSample } }`,
  },
  {
    name: 'rate_by_region',
    title: 'Regions compared',
    description: `In which region ads work best: impressions, responses and response rate of each region; difference, as a fraction, only where chance does not explain it.${RANKED}`,
    size: 'One row a region, 300 characters.',
    fields: `rateByRegion {
      rows {
        regionId region impressions responses ${RATE} isTiedWithFirst differenceFraction: difference
      }
      responseRateFraction: responseRate
    }`,
  },
  {
    name: 'responses_by_site',
    title: 'Responses by site',
    description: `Which site or landing page the responses reached: responses of each site tag, against all impressions and spend in scope.${RANKED}`,
    size: 'One row a site tag, 250 characters.',
    fields: `responsesBySite {
      rows { siteId site responses ${RATE} costPerResponse isTiedWithFirst } summary { totalResponses }
    }`,
  },
  {
    name: 'response_timing',
    title: 'How soon responses come',
    description:
      'How soon or how long after an ad visits come: responses within the first hour, the rest of the first day and the rest of the first week, with shareFraction of all.',
    size: 'Three rows, 500 characters.',
    fields: `visitResponseTiming { rows { timing responses ${SHARE} } }`,
  },
  {
    name: 'impressions_before_visit',
    title: 'Impressions before a visit',
    description:
      'How often viewers saw an ad before they visited (frequency): how many responses came after 1, 2, 3 … impressions, and by how many impressions 80 % had come.',
    size: 'One row a number of impressions, 50 characters.',
    fields: `impressionsBeforeVisit {
      rows { views impressionsBeforeVisit } summary { totalViewsOccurrence averageViews viewsFor80Percent }
    }`,
  },
  {
    name: 'heatmap',
    title: 'Weekdays and times of day',
    description:
      'The best time of day and weekday: impressions, responses and response ratio (a fraction) by daypart and weekday, with intervals; differences, and so better or worse times, only where chance does not explain them.',
    size: 'Eight rows for each count, 12,000 characters.',
    fields: `impressionHeatmap {
      impressions { ${WEEK} } responses { ${WEEK} }
      responseRatioFraction: responseRatio { ${WEEK} }
      responseRatioFractionIntervals: responseRatioIntervals { ${INTERVALS} }
      responseRatioFractionDifferences: responseRatioDifferences { daypart ${DAYS} }
      responseRatioSmallSamples { ${WEEK} }
    }`,
  },
  {
    name: 'findings',
    title: 'What stands out',
    description:
      'What is notable, unusual or should be changed: at most five plain sentences, the most important first, each with its effect, a 95 % interval and how sure it is; none where nothing stands out.',
    size: 'At most five rows of 500 characters.',
    fields: `findings { sentence statistics effect unit interval { low high } sureness visitsAtStake }`,
  },
  {
    name: 'caused_visits',
    title: 'What the ads caused',
    description:
      'How many visits the ads caused (incremental, lift): of the credited visits of days on which all visits have come, with 95 % intervals and a verdict: MEASURED, AT_LEAST (the ads may have caused more) or UNDETERMINED (do not state a number). Credited visits that are not caused would have come anyway. hasNewerEvents says that events of these days came after the count, which the next count includes.',
    size: 'One row a creative, channel and site tag, 250 characters.',
    fields: `effect {
      sentences verdict reason startDate endDate countedAt hasNewerEvents creditedVisits spend causedVisits { ${RANGE} }
      costPerCausedVisit { ${RANGE} } testableShareFraction: testableShare smallestEffectVisits: smallestEffect
      byCreative: rows(dimension: CREATIVE) { ${CAUSED} } byChannel: rows(dimension: CHANNEL) { ${CAUSED} }
      bySite: rows(dimension: SITE) { ${CAUSED} }
    }`,
  },
  {
    name: 'written_analysis',
    title: 'The analysis in words',
    description:
      'A written report or summary: the panels in sentences, written by fixed rules from the same figures; differences are named only where they are statistically distinguishable.',
    size: 'Some dozens of sentences, 150 characters each.',
    fields: `analysis {
      summary { paragraphs } campaignPerformance { paragraphs } creativeEffectiveness { paragraphs }
      geographicDistribution { paragraphs } responseProfile { paragraphs }
    }`,
    shape: withoutMarkup,
  },
];

const filterOf = ({ filter }: Record<string, unknown>) => filter as DashboardSelection; // as the schema reads a DashboardFilterInput

/** A tool for every panel of the dashboard. To add one, add a row above. */
export const DASHBOARD_TOOLS: readonly Tool[] = PANELS.map(
  ({ name, title, description, size, fields, shape, takes }) => ({
    name,
    title,
    description: description + FILTER,
    size,
    operation: `query ($filter: DashboardFilterInput!) {
      dashboard(filter: $filter) {
        timeZone currency maturity { isComplete completeThrough } ${fields}
      }
    }`,
    shape,
    takes,
    link: (place, variables) => dashboardUrl(place, filterOf(variables)),
  }),
);
