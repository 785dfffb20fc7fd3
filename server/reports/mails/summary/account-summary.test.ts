import { expect, test } from '@jest/globals';
import { listFindings } from '#server/analytics/findings/list-findings.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { findingAnswers } from './account-summary.js';
import { richText } from './rich-text.js';

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
  const { title, rows } = findingAnswers(findings, LINK);

  expect(title).toBe('What stands out');
  expect(rows).toHaveLength(findings.length);
  expect(rows[0]).toMatchObject({
    sentence:
      'Win at evil. example/now <b> has 50% more visits per impression than the other creatives.',
    detail: expect.stringMatching(
      /^\+50\.0% \(95% interval \+\d+\.\d% to \+\d+\.\d%\) · Very sure$/,
    ),
    link: { url: expect.stringContaining('&view=performance#creative-performance-cost') },
  });
});

test('a mail says so where nothing stands out', () => {
  expect(findingAnswers([], LINK).rows).toEqual([
    {
      sentence:
        'Nothing stands out: the differences in these figures are no larger than chance makes them.',
      detail: '',
    },
  ]);
});

test('a name of the analysis becomes no link of the mail, and the links to panels stay', () => {
  const { text, html } = richText(
    '<strong>Win at evil.example/now</strong> had 1,204.5 visits: <a href="#visits">Visits</a>.',
    'https://infinitum.example/dashboard?client=1',
  );

  expect(text).toBe('Win at evil. example/now had 1,204.5 visits: Visits.');
  expect(html).toContain('evil. example/now');
  expect(html).toContain('href="https://infinitum.example/dashboard?client=1');
});
