import { dashboardUrl, type DashboardSelection } from '#server/domains/page-urls.js';
import { rankedRows } from './shapes/ranked-rows.js';
import type { Tool } from './tool.js';

interface Breakdown {
  name: string;
  title: string;
  description: string;
  size: string;
  dimension: 'CAMPAIGN' | 'BOOKING';
}

const BREAKDOWNS: readonly Breakdown[] = [
  {
    name: 'figures_by_campaign',
    title: 'Campaigns compared',
    description: 'Which campaign performs best, all campaigns in one call',
    size: 'One row a campaign, 300 characters.',
    dimension: 'CAMPAIGN',
  },
  {
    name: 'figures_by_booking',
    title: 'Bookings compared',
    description: 'Which booking, placement or flight performs best, all bookings in one call',
    size: 'One row a booking, 300 characters.',
    dimension: 'BOOKING',
  },
];

/** A tool for a breakdown that is no panel of the dashboard. To add one, add a row above. */
export const REPORT_TOOLS: readonly Tool[] = BREAKDOWNS.map(
  ({ name, title, description, size, dimension }) => ({
    name,
    title,
    description: `${description}: impressions, spend, responses (visits), responseRateFraction with its 95 % interval, and cost per response of each. The highest rate stands first; a row with isTiedWithFirst cannot be told from it, and isSmallSample has too little to compare. Dates are local days of the client, both included; lists of ids narrow it and come from filter_options.`,
    size,
    operation: `query ($filter: DashboardFilterInput!) {
      report(
        filter: $filter
        dimensions: [${dimension}]
        metrics: [IMPRESSIONS, SPEND, VISITS, RESPONSE_RATE_SO_FAR, COST_PER_VISIT_SO_FAR]
        orderBy: { metric: RESPONSE_RATE_SO_FAR }
      ) {
        currency completeThrough rowCount
        rows { isSmallSample dimensions { valueId name } cells { value low high } }
      }
    }`,
    shape: rankedRows,
    link: (place, { filter }) => dashboardUrl(place, filter as DashboardSelection), // as the schema reads it
  }),
);
