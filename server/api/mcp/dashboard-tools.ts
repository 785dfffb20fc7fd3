import { dashboardUrl, type DashboardSelection } from '#server/domains/page-urls.js';
import type { Tool } from './tool.js';

const FILTER =
  ' Dates are local days of the client, both included; lists of ids narrow it and come from filter_options.';

const TOTALS = 'totalImpressions adSpend totalResponses responseRate currentCpr';
const RANGE = 'value low high';
const CAUSED = `name creditedVisits verdict causedVisits { ${RANGE} } costPerCausedVisit { ${RANGE} }`;
const WEEK = 'time sun mon tue wed thu fri sat total';

interface Panel {
  name: string;
  title: string;
  description: string;
  /** Fields of Dashboard. */
  fields: string;
}

const PANELS: readonly Panel[] = [
  {
    name: 'totals',
    title: 'Totals of a client',
    description:
      'Impressions, responses (visits credited to ads, which the ads need not have caused), spend, response rate (a share), actual CPM and cost per response, and the calls of the site tags (webhits).',
    fields: `impressionSummary { adSpend actualImpressions totalResponses webhits cpmActual responseRate currentCpr }`,
  },
  {
    name: 'daily_figures',
    title: 'Figures day by day',
    description:
      'Impressions and responses by local date; sameDay are responses within 24 hours. correlation is Pearson’s r of the two by day.',
    fields: `responsesOverTime { rows { date totalImpressions sameDay totalResponses } summary { correlation } }`,
  },
  {
    name: 'figures_by_channel',
    title: 'Channels compared',
    description:
      'Impressions, spend, responses, response rate (a share) and cost per response of each channel.',
    fields: `channelPerformanceCost { rows { channel ${TOTALS} } summary { ${TOTALS} } }`,
  },
  {
    name: 'figures_by_creative',
    title: 'Creatives compared',
    description:
      'Impressions, spend, responses, response rate (a share) and cost per response of each creative.',
    fields: `creativePerformanceCost { rows { creative duration ${TOTALS} } summary { ${TOTALS} } }`,
  },
  {
    name: 'responses_by_region',
    title: 'Responses by region',
    description: 'Responses of each region and their share in percent.',
    fields: `responsesByRegion { rows { region responses percentage } }`,
  },
  {
    name: 'responses_by_site',
    title: 'Responses by site',
    description: 'Responses of each site tag, against all impressions and spend in scope.',
    fields: `responsesBySite { rows { site responses responseRate costPerResponse } summary { totalResponses } }`,
  },
  {
    name: 'response_timing',
    title: 'How soon responses come',
    description:
      'Responses within the first hour, the rest of the first day and the rest of the first week, with shares in percent.',
    fields: `visitResponseTiming { rows { timing responses percentage } }`,
  },
  {
    name: 'impressions_before_visit',
    title: 'Impressions before a visit',
    description:
      'How many responses came after 1, 2, 3 … impressions, and by how many impressions 80 % had come.',
    fields: `impressionsBeforeVisit {
      rows { views impressionsBeforeVisit } summary { totalViewsOccurrence averageViews viewsFor80Percent }
    }`,
  },
  {
    name: 'heatmap',
    title: 'Weekdays and dayparts',
    description:
      'Impressions, responses and response ratio (responses by impressions) by daypart and weekday.',
    fields: `impressionHeatmap { impressions { ${WEEK} } responses { ${WEEK} } responseRatio { ${WEEK} } }`,
  },
  {
    name: 'findings',
    title: 'What stands out',
    description:
      'At most five plain sentences, the most important first, each with its effect, a 95 % interval and how sure it is; none where nothing stands out.',
    fields: `findings { sentence statistics effect unit interval { low high } sureness visitsAtStake }`,
  },
  {
    name: 'caused_visits',
    title: 'What the ads caused',
    description:
      'How many of the credited visits the ads caused, of the days on which all visits have come, with 95 % intervals and a verdict: MEASURED, AT_LEAST (the ads may have caused more) or UNDETERMINED (do not state a number). Credited visits that are not caused would have come anyway.',
    fields: `effect {
      sentences verdict reason startDate endDate creditedVisits spend causedVisits { ${RANGE} }
      costPerCausedVisit { ${RANGE} } testableShare smallestEffect
      byCreative: rows(dimension: CREATIVE) { ${CAUSED} } byChannel: rows(dimension: CHANNEL) { ${CAUSED} }
    }`,
  },
  {
    name: 'written_analysis',
    title: 'The analysis in words',
    description:
      'The panels in sentences, written by fixed rules from the same figures; differences are named only where they are statistically distinguishable.',
    fields: `analysis {
      summary { paragraphs } campaignPerformance { paragraphs } creativeEffectiveness { paragraphs }
      geographicDistribution { paragraphs } responseProfile { paragraphs }
    }`,
  },
];

const filterOf = ({ filter }: Record<string, unknown>) => filter as DashboardSelection; // as the schema reads a DashboardFilterInput

/** A tool for every panel of the dashboard. To add one, add a row above. */
export const DASHBOARD_TOOLS: readonly Tool[] = PANELS.map(
  ({ name, title, description, fields }) => ({
    name,
    title,
    description: description + FILTER,
    operation: `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { timeZone ${fields} } }`,
    link: (place, variables) => dashboardUrl(place, filterOf(variables)),
  }),
);
