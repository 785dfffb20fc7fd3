import type { DashboardFigures } from '../figures/dashboard-figures.js';
import type { Analysis, AnalysisSection } from '../panels/analysis.types.js';
import { impressionSummary } from '../panels/impression-summary.js';
import { campaignPerformance } from './campaign-performance.js';
import { creativeEffectiveness } from './creative-effectiveness.js';
import { geographicDistribution } from './geographic-distribution.js';
import { nextSteps } from './next-steps.js';
import { date, impressions, percent, visits } from './phrases.js';
import { responseProfile } from './response-profile.js';

/**
 * The panels in words. Every sentence states a figure that a panel shows, a difference only when a test tells it from chance
 * (statistics.ts). Nothing but the figures goes in, so that the same figures always read the same.
 */
export function writeAnalysis(figures: DashboardFigures): Analysis {
  const [step = '', ...steps] = nextSteps(figures);
  return {
    summary: section(summary(figures)),
    campaignPerformance: section(campaignPerformance(figures)),
    creativeEffectiveness: section(creativeEffectiveness(figures), `No creative was served: ${impressions(0)}.`),
    geographicDistribution: section(geographicDistribution(figures), `No region to compare: ${visits(0)}.`),
    responseProfile: section([
      ...orElse(responseProfile(figures), `No visit to time: ${visits(0)}.`),
      [`<strong>What to do next:</strong> ${step}`, ...steps].join(' '),
    ]),
  };
}

function summary(figures: DashboardFigures): string[] {
  const { startDate, endDate } = figures.filter;
  const { actualImpressions, totalResponses, responseRate } = impressionSummary(figures);
  return [
    `From ${date(startDate)} to ${date(endDate)}, ${impressions(actualImpressions)} led to ${visits(totalResponses)}, a response
      rate of ${percent(responseRate)}.`,
  ];
}

const orElse = (sentences: string[], otherwise: string): string[] => (sentences.length > 0 ? sentences : [otherwise]);

const section = (sentences: string[], otherwise = ''): AnalysisSection => ({
  paragraphs: orElse(sentences, otherwise).map((sentence) => sentence.replace(/\s+/g, ' ')),
});
