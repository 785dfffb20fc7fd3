import type { Analysis, AnalysisSection } from '#server/analytics/panels/analysis.types.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { WRITTEN_COMPARISONS } from '#server/analytics/statistics/levels.js';
import { campaignPerformance } from './campaign-performance.js';
import { compareAll, findingsOf, type Comparisons } from './comparisons.js';
import { creativeEffectiveness } from './creative-effectiveness.js';
import { nextSteps } from './next-steps.js';
import { dateText } from '#schema/writing/dates.js';
import { moneyText } from '#schema/writing/money.js';
import { countText, listText, percentText } from '#schema/writing/numbers.js';
import { impressions, percentInterval, visits, named } from './phrases.js';
import { estimateSign } from './rate-sentence.js';
import { responseProfile } from './response-profile.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { countSentence } from './count-sentence.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { CREDIT_WINDOW_DAYS, ESTIMATE_SIGN, ESTIMATE_TEXT } from '#schema/credit-window.js';
import { expectedRates } from '#server/analytics/panels/expected-rates.js';
import { shownIn } from './panel-links.js';

/**
 * The panels in words. Every sentence states figures of a panel with their number of events and
 * their interval. It states a difference only when a test shows that it is beyond chance; all tests
 * of the text share one error rate (statistics/levels.ts). The figures are the only input, so the
 * same figures always give the same text.
 */
export function writeAnalysis(figures: DashboardFigures): Analysis {
  const comparisons = compareAll(figures);

  return {
    summary: section([overview(figures), ...maturitySentence(figures), ...verdict(comparisons)]),
    campaignPerformance: section(campaignPerformance(figures, comparisons)),
    creativeEffectiveness: section(
      orElse(creativeEffectiveness(figures, comparisons), () =>
        shownIn('creative-performance-cost', `No creative was served: ${impressions(0)}`),
      ),
    ),
    geographicDistribution: section(
      orElse(geographicDistribution(figures, comparisons), () =>
        shownIn('responses-by-region', `No region to compare: ${visits(0)}`),
      ),
    ),
    responseProfile: section([
      ...orElse(responseProfile(figures, comparisons), () =>
        shownIn('visit-response-timing', `No visit to time: ${visits(0)}`),
      ),
      `<strong>What to do next:</strong> ${nextSteps(figures, comparisons).join(' ')}`,
    ]),
  };
}

function overview(figures: DashboardFigures): string {
  const { startDate, endDate } = figures.filter;
  const { actualImpressions, totalResponses } = impressionSummary(figures);
  const { total, isEstimate } = expectedRates(figures);
  return shownIn(
    'impression-summary',
    `From ${dateText(startDate)} to ${dateText(endDate)}, ${impressions(actualImpressions)} led to ${visits(totalResponses)}${isEstimate ? ' so far' : ''}, a response
      rate of ${estimateSign(isEstimate)}${percentText(total.responseRate, 'N/A')} (${percentInterval(total.responseRateInterval, total.responseRate)})`,
  );
}

/** The overall findings, and the tests behind them. */
function verdict(comparisons: Comparisons): string[] {
  const found = findingsOf(comparisons);
  const finding =
    found.length > 0
      ? `Beyond chance this report finds ${listText(found)}`
      : 'This report finds no difference beyond chance';
  return [
    `${finding}. Its ${WRITTEN_COMPARISONS} comparisons, the cells of the heatmap and the findings share one error rate of 5%: exact tests of two rates or counts, Holm-corrected over all
      pairs, and Fisher’s z test of the daily correlation; intervals of rates and shares are Wilson’s.`,
  ];
}

const orElse = (sentences: string[], otherwise: () => string): string[] =>
  sentences.length > 0 ? sentences : [otherwise()];

const section = (paragraphs: readonly string[]): AnalysisSection => ({
  paragraphs: paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ')),
});

function geographicDistribution(figures: DashboardFigures, { regions }: Comparisons): string[] {
  const unplaced = responsesByRegion(figures).rows.filter(({ latitude }) => latitude === null);

  return [
    ...countSentence('region', 'responses-by-region', regions),
    ...unplaced.map((row) =>
      shownIn(
        'responses-by-region',
        `${named(row.region)} stands for ${visits(row.responses)}, ${percentText(row.percentage)} of all
          (${percentInterval(row.percentageInterval, row.percentage)})`,
      ),
    ),
  ];
}

/** Says what the range's visits will be when the last has come; empty where all have. */
function maturitySentence(figures: DashboardFigures): string[] {
  const { isComplete, completeThrough, arrivedShare, timingResponses, completed } =
    maturity(figures);
  if (isComplete) return [];

  const reason = `A visit may follow its impression by ${CREDIT_WINDOW_DAYS} days, so those of impressions after ${dateText(completeThrough)} are still coming`;
  if (!completed) {
    return [
      shownIn(
        'impression-summary',
        `${reason}; too few earlier visits tell how many, and until then the rates of this range are too low`,
      ),
    ];
  }

  const { responses, responseRate, responseRateInterval, costPerResponse } = completed.total;

  return [
    shownIn(
      'impression-summary',
      `${reason}: about ${percentText(arrivedShare)} are in. By the timing of ${visits(timingResponses ?? 0)} before, ${countText(responses ?? 0)} are expected in the end,
        a response rate of ${ESTIMATE_SIGN} ${percentText(responseRate, 'N/A')} (${percentInterval(responseRateInterval, responseRate)}) at ${ESTIMATE_SIGN} ${moneyText(costPerResponse, figures.currency, 'N/A')} a visit; ${ESTIMATE_SIGN} marks what is
        ${ESTIMATE_TEXT}, beside the counts so far`,
    ),
  ];
}
