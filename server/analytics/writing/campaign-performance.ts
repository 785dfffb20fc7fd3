import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { channelPerformanceCost } from '../panels/channel-performance-cost.js';
import { impressionSummary } from '../panels/impression-summary.js';
import { responsesOverTime } from '../panels/responses-over-time.js';
import { compareRates } from './comparison.js';
import { count, decimal, impressions, money, percent, visits } from './phrases.js';

/** The bands of the correlation gauge. */
const BANDS = [
  { from: 0.7, name: 'Strong' },
  { from: 0.4, name: 'Moderate' },
  { from: -Infinity, name: 'Weak' },
];

export function campaignPerformance(figures: DashboardFigures): string[] {
  const totals = impressionSummary(figures);
  const { correlation } = responsesOverTime(figures).summary;
  const band = BANDS.find(({ from }) => correlation >= from)?.name ?? '';
  const channels = channelPerformanceCost(figures).rows.map((row) => ({
    name: row.channel,
    responses: row.totalResponses,
    impressions: row.totalImpressions,
  }));
  return [
    `${money(totals.adSpend)} bought ${impressions(totals.actualImpressions)} at an actual CPM of ${money(totals.cpmActual)};
      ${visits(totals.totalResponses)} are credited to them, a response rate of ${percent(totals.responseRate)} at
      ${money(totals.currentCpr)} per visit.`,
    `Site tags were called ${count(totals.webhits)} times in the range.`,
    `Over the days, impressions and visits correlate at ${decimal(correlation)}, in the ${band} band of the gauge.`,
    ...compareRates('channel', channels),
  ];
}
