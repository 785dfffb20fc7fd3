import { expect, test } from '@jest/globals';
import { listFindings } from '#server/analytics/findings/list-findings.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { findingSections } from './finding-sections.js';

const LINK = 'https://infinitum.example/dashboard?client=1&from=2026-06-01';

const line = (creativeId: number, responses: number) => ({
  creativeId,
  channelId: 1,
  impressions: 50_000,
  responses,
});

test('the findings of a mail are those of the dashboard, with their interval and their panel', () => {
  const figures = buildFigures({
    lines: [line(1, 1_500), line(2, 1_000), line(3, 1_000)],
    names: { 1: 'Win at evil.example/now <b>' },
    webhits: 9_000,
  });
  const findings = listFindings(figures);
  const [section] = findingSections(findings, LINK);
  const [first] = section?.paragraphs ?? [];

  expect(section?.title).toBe('What stands out');
  expect(section?.paragraphs).toHaveLength(findings.length);
  expect(first?.text).toMatch(
    /^Win at evil\. example\/now <b> has 50% more visits per impression than the other creatives\. \+50\.0% \(95% interval \+\d+\.\d% to \+\d+\.\d%\)\.$/,
  );
  expect(first?.html).toContain('evil. example/now &lt;b&gt; has 50% more');
  expect(first?.html).toContain('&amp;view=performance#creative-performance-cost"');
});

test('a mail says so where nothing stands out', () => {
  const [section] = findingSections([], LINK);
  expect(section?.paragraphs.map(({ text }) => text)).toEqual([
    'Nothing stands out: the differences in these figures are no larger than chance makes them.',
  ]);
});
