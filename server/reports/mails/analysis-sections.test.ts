import { expect, test } from '@jest/globals';
import type { Analysis } from '#server/analytics/panels/analysis.types.js';
import { analysisSections } from './analysis-sections.js';

test('a name of the analysis becomes no link of the mail, and the links to panels stay', () => {
  const none = { paragraphs: [] };
  const summary = {
    paragraphs: [
      '<strong>Win at evil.example/now</strong> had 1,204.5 visits: <a href="#visits">Visits</a>.',
    ],
  };

  const analysis: Analysis = {
    summary,
    campaignPerformance: none,
    creativeEffectiveness: none,
    geographicDistribution: none,
    responseProfile: none,
  };

  const [section] = analysisSections(analysis, 'https://infinitum.example/dashboard?client=1');
  const [paragraph] = section?.paragraphs ?? [];

  expect(paragraph?.text).toBe('Win at evil. example/now had 1,204.5 visits: Visits.');
  expect(paragraph?.html).toContain('evil. example/now');
  expect(paragraph?.html).toContain('href="https://infinitum.example/dashboard?client=1');
});
