import { describe, expect, test } from '@jest/globals';
import { buildFigures } from '../testing/build-figures.js';
import { distinguishableCounts, distinguishableRates } from './statistics.js';
import { writeAnalysis } from './write-analysis.js';

const busy = {
  lines: [
    { creativeId: 1, channelId: 1, impressions: 100_000, responses: 2_000 },
    { creativeId: 2, channelId: 2, impressions: 100_000, responses: 1_000 },
  ],
  days: [
    { impressions: 120_000, responses: 2_000 },
    { impressions: 80_000, responses: 1_000 },
  ],
  regions: new Map([
    [3, 2_000],
    [4, 700],
    [1, 300],
  ]),
  views: new Map([
    [1, 2_000],
    [2, 700],
    [7, 300],
  ]),
  timing: [1_500, 1_000, 500] as [number, number, number],
  webhits: 50_000,
};

function textOf(given: Parameters<typeof buildFigures>[0]): string[] {
  const analysis = writeAnalysis(buildFigures(given));
  const { summary, campaignPerformance, creativeEffectiveness, geographicDistribution, responseProfile } = analysis;
  return [summary, campaignPerformance, creativeEffectiveness, geographicDistribution, responseProfile].flatMap(
    ({ paragraphs }) => paragraphs,
  );
}

describe('the written analysis', () => {
  test('states a figure in every paragraph', () => {
    for (const given of [busy, {}, { webhits: 0, lines: busy.lines }, { ...busy, regions: new Map() }]) {
      for (const paragraph of textOf(given)) expect(paragraph.replace(/5% level/g, '')).toMatch(/\d/);
    }
  });

  test('states the figures that the panels show', () => {
    const text = textOf(busy).join('\n');
    expect(text).toContain('200,000 impressions led to 3,000 visits, a response rate of 1.5%');
    expect(text).toContain('$4,000.00 bought 200,000 impressions at an actual CPM of $20.00');
    expect(text).toContain('correlate at 1.00, in the Strong band');
    expect(text).toContain('50.0% of the visits (1,500) came within 1 hour');
    expect(text).toContain('80% had come by view 2');
    expect(text).toContain('<strong>Unknown</strong> stands for 300 visits, 10.0% of all');
  });

  test('names a difference that a test tells from chance, and says which test', () => {
    const text = textOf(busy).join('\n');
    expect(text).toMatch(
      /<strong>Creative 1<\/strong> has a response rate of 2.0% .* distinguishably above <strong>Creative 2/,
    );
    expect(text).toContain('conditional Poisson test of two rates, all pairs at the 5% level by Holm’s correction');
  });

  test('calls a difference that may be chance no difference', () => {
    const lines = busy.lines.map((line, index) => ({ ...line, impressions: 1_000, responses: 20 + index }));
    const text = textOf({ ...busy, lines }).join('\n');
    expect(text).not.toContain('distinguishably above');
    expect(text).toContain('cannot be told apart');
    expect(text).toContain('no creative can be told from another');
  });

  test('ends with what to do next', () => {
    const endOf = (given: Parameters<typeof buildFigures>[0]) => textOf(given).at(-1);
    expect(endOf(busy)).toMatch(
      /^<strong>What to do next:<\/strong> Give <strong>Creative 1<\/strong> \(2.0%\) more weight/,
    );
    expect(endOf({})).toContain('widen the date range');
    expect(endOf({ lines: busy.lines })).toContain('check that they are on the site');
  });

  test('reads the same for the same figures', () => {
    expect(textOf(busy)).toEqual(textOf(busy));
  });

  test('escapes the names that people typed', () => {
    const text = textOf({ ...busy, names: { 1: `<img src=x onerror="alert('1')"> & co` } }).join('\n');
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co');
  });
});

describe('telling differences from chance', () => {
  const rated = (name: string, responses: number, impressions: number) => ({ name, responses, impressions });

  test('needs enough expected responses on both sides', () => {
    expect(distinguishableRates([rated('a', 9, 100), rated('b', 0, 100)])).toEqual([]);
    expect(distinguishableRates([rated('a', 0, 0), rated('b', 100, 100)])).toEqual([]);
  });

  test('finds a clear difference, the higher first', () => {
    const [pair] = distinguishableRates([rated('low', 100, 10_000), rated('high', 200, 10_000)]);
    expect([pair?.higher.name, pair?.lower.name]).toEqual(['high', 'low']);
  });

  test('asks more of one pair among many', () => {
    const pair = [rated('a', 130, 1_000), rated('b', 100, 1_000)];
    const crowd = Array.from({ length: 10 }, (_, index) => rated(`c${index}`, 115, 1_000));
    expect(distinguishableRates(pair)).toHaveLength(1);
    expect(distinguishableRates([...pair, ...crowd])).toEqual([]);
  });

  test('calls equal groups equal about as often as it promises', () => {
    // Binomial splits of 1000 responses: |z| > 1.96 begins at 531.
    expect(
      distinguishableCounts([
        { name: 'a', responses: 530 },
        { name: 'b', responses: 470 },
      ]),
    ).toEqual([]);
    expect(
      distinguishableCounts([
        { name: 'a', responses: 531 },
        { name: 'b', responses: 469 },
      ]),
    ).toHaveLength(1);
  });
});
