import { describe, expect, test } from '@jest/globals';
import { immatureFigures } from '#server/analytics/testing/immature-figures.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { writeAnalysis } from './write-analysis.js';

type FiguresOverrides = Parameters<typeof buildFigures>[0];

const busy = {
  lines: [
    { creativeId: 1, channelId: 1, impressions: 100_000, responses: 2_000 },
    { creativeId: 2, channelId: 2, impressions: 100_000, responses: 1_000 },
  ],
  days: [60_000, 40_000, 35_000, 30_000, 20_000, 15_000].map((impressions, index) => ({
    impressions,
    responses: impressions / 100 + index,
  })),
  regions: new Map([
    [3, 2_000],
    [4, 700],
    [1, 300],
  ]),
  sites: new Map([
    [1, 2_990],
    [2, 10],
  ]),
  views: new Map([
    [1, 2_000],
    [2, 700],
    [7, 300],
  ]),
  timing: [1_500, 1_000, 500] as [number, number, number],
  impressionsByDaypart: Array.from({ length: 56 }, (_, index) => (index % 8) * 900),
  responsesByDaypart: Array.from({ length: 56 }, (_, index) => (index % 8) * 12),
  webhits: 50_000,
};

function sectionsOf(overrides: FiguresOverrides): string[][] {
  const analysis = writeAnalysis(buildFigures(overrides));
  const {
    summary,
    campaignPerformance,
    creativeEffectiveness,
    geographicDistribution,
    responseProfile,
  } = analysis;

  return [
    summary,
    campaignPerformance,
    creativeEffectiveness,
    geographicDistribution,
    responseProfile,
  ].map(({ paragraphs }) => paragraphs);
}

const paragraphsOf = (overrides: FiguresOverrides): string[] => sectionsOf(overrides).flat();
const textOf = (overrides: FiguresOverrides): string => paragraphsOf(overrides).join('\n');

const ANCHORS = [
  'impression-summary',
  'correlation',
  'pareto',
  'impressions-before-visit',
  'responses-by-region',
  'responses-by-site',
  'visit-response-timing',
  'creative-performance-cost',
  'channel-performance-cost',
  'impression-heatmap-ratio',
];

/** Claims of a difference beyond chance. */
const NAMED_DIFFERENCE = /distinguishably|more than chance explains|Beyond chance/;

describe('the written analysis', () => {
  const cases: FiguresOverrides[] = [
    busy,
    {},
    { lines: busy.lines },
    { ...busy, regions: new Map() },
    { days: busy.days },
  ];

  test('has words in each of its sections, whatever the figures are', () => {
    for (const overrides of cases) {
      for (const section of sectionsOf(overrides)) expect(section.length).toBeGreaterThan(0);
    }
  });

  test('states a figure and points to its panel in every sentence but the one that names the tests', () => {
    for (const overrides of cases) {
      const sentences = paragraphsOf(overrides).flatMap((paragraph) =>
        paragraph.split(/(?<=<\/a>\)\.) /),
      );
      for (const sentence of sentences.filter((one) => !one.includes('share one error rate'))) {
        expect(sentence.replace(/<a.*/, '')).toMatch(/\d/);
        expect(sentence).toMatch(/ \(<a href="#[a-z-]+">[^<]+<\/a>\)\.$/);
      }
    }
  });

  test('points only to panels that there are', () => {
    const named = cases.flatMap((overrides) =>
      [...textOf(overrides).matchAll(/href="#([^"]*)"/g)].map(([, id]) => id),
    );
    expect([...new Set(named)].sort()).toEqual([...ANCHORS].sort());
  });

  test('gives each rate and share of a well visited dashboard its interval and its count', () => {
    for (const paragraph of paragraphsOf(busy))
      expect(paragraph).toMatch(/95% interval|intervals of rates/);
    const text = textOf(busy);
    expect(text).toContain(
      '2.0% (95% interval 1.9% to 2.1%; 2,000 visits from 100,000 impressions)',
    );
    expect(text).toContain('a response rate of 1.5% (95% interval 1.4% to 1.6%)');
  });

  test('states the figures that the panels show', () => {
    const text = textOf(busy);
    expect(text).toContain('200,000 impressions led to 3,000 visits, a response rate of 1.5%');
    expect(text).toContain('$4,000.00 bought 200,000 impressions at an actual CPM of $20.00');
    expect(text).toContain('A visit cost $1.33 (95% interval $1.29 to $1.38; 3,000 visits)');
    expect(text).toContain('correlate at 1.00 (95% interval 1.00 to 1.00), in the Strong band');
    expect(text).toContain(
      'Of 3,000 visits 50.0% (95% interval 48.2% to 51.8%; 1,500) came within 1 hour',
    );
    expect(text).toContain('by then 90.0% of 3,000 visits had come');
    expect(text).toContain('<strong>Unknown</strong> stands for 300 visits, 10.0% of all');
  });

  test('names a difference that a test finds beyond chance, and says which test', () => {
    const text = textOf(busy);
    expect(text).toMatch(
      /<strong>Creative 1<\/strong> has a response rate of 2.0% .* distinguishably above <strong>Creative 2/,
    );
    expect(text).toContain('exact test of two rates, Holm-corrected');
    expect(text).toMatch(
      /<strong>Auckland<\/strong> with 66.7% .* distinguishably more than <strong>Wellington/,
    );
    expect(text).toContain('exact test of two counts, Holm-corrected');
    expect(text).toContain(
      'Beyond chance this report finds differences among the channels, creatives, regions and sites and a link',
    );

    const third = { creativeId: 3, channelId: 2, impressions: 100_000, responses: 1_960 };

    expect(textOf({ ...busy, lines: [...busy.lines, third] })).toContain(
      '; 1 of the 2 others cannot be told from it (<a href="#creative-performance-cost">',
    );
    expect(textOf({ ...busy, lines: [...busy.lines, { ...third, responses: 1_500 }] })).toContain(
      '; it can be told from all 2 others (<a href="#creative-performance-cost">',
    );
  });

  test('calls a difference that may be chance no difference, and says so', () => {
    const lines = busy.lines.map((line, index) => ({
      ...line,
      impressions: 1_000,
      responses: 20 + index,
    }));

    const text = textOf({ lines, webhits: 41 });

    expect(text).not.toMatch(NAMED_DIFFERENCE);
    expect(text).toContain('The response rates of the 2 creatives, from 2.0%');
    expect(text).toContain('cannot be told apart');
    expect(text).toContain('This report finds no difference beyond chance');
    expect(text).toContain('No creative can be told from another');
  });

  test('compares nothing that is too small a sample, and says how much that is', () => {
    const lines = [...busy.lines, { creativeId: 3, channelId: 1, impressions: 100, responses: 90 }];
    expect(textOf({ lines })).toContain('; 1 more has too small a sample to compare');
    const small = [{ creativeId: 1, channelId: 1, impressions: 10, responses: 1 }];
    expect(textOf({ lines: small })).toContain(
      'The one creative has too small a sample to compare',
    );
  });

  test('gives no interval where there are more visits than impressions', () => {
    const lines = [{ creativeId: 1, channelId: 1, impressions: 10, responses: 30 }];
    expect(textOf({ lines })).toContain('a response rate of 300.0% (no interval)');
  });

  test('ends with what to do next', () => {
    const endOf = (overrides: FiguresOverrides) => paragraphsOf(overrides).at(-1);
    expect(endOf(busy)).toMatch(
      /^<strong>What to do next:<\/strong> Give <strong>Creative 1<\/strong>, at 2.0% .*, more weight than/,
    );
    expect(endOf(busy)).toContain(
      'ran only together, so that creative and channel cannot be told apart: <strong>Creative 1</strong> on <strong>Channel 1</strong>',
    );
    const mixed = busy.lines.flatMap(({ channelId, ...line }) => [
      { ...line, channelId },
      { ...line, channelId: 3 },
    ]);
    expect(endOf({ ...busy, lines: mixed })).toContain('Book <strong>Channel 1</strong>');
    expect(endOf({})).toContain('widen the date range');
    expect(endOf({ lines: busy.lines })).toContain('check that they are on the site');
    expect(
      endOf({ ...busy, lines: [{ creativeId: 1, channelId: 1, impressions: 900, responses: 0 }] }),
    ).toContain('wait out the 7 days');
    expect(endOf({ ...busy, lines: busy.lines.slice(0, 1) })).toContain(
      'Run a second creative beside',
    );
  });

  test('gives no weight to the higher rate where its visit is dearer', () => {
    const lines = busy.lines.map((line) => (line.creativeId === 1 ? { ...line, cpm: 80 } : line));
    const end = paragraphsOf({ ...busy, lines }).at(-1);
    expect(end).toContain('Before giving <strong>Creative 1</strong>');
    expect(end).toContain('and $4.00 per visit, more weight than');
    expect(end).not.toMatch(/Give |Book /);
  });

  test('states the counts, rates and costs of the panels where visits are still coming', () => {
    const figures = immatureFigures({
      lines: [
        { old: 20_000, night: 4_000, peak: 0, responses: 1_200 },
        { old: 20_000, night: 0, peak: 9_000, responses: 600 },
        { old: 20_000, night: 0, peak: 0, responses: 600 },
      ],
    });
    const { campaignPerformance, creativeEffectiveness } = writeAnalysis(figures);
    const text = [...campaignPerformance.paragraphs, ...creativeEffectiveness.paragraphs].join(
      '\n',
    );
    const { completed } = maturity(figures);

    for (const { creativeId, creative, totalImpressions } of creativePerformanceCost(figures)
      .rows) {
      const rate = completed?.creatives.find(({ rowId }) => rowId === creativeId);
      expect(text).toContain(`${creative}</strong> ≈ $${rate?.costPerResponse?.toFixed(2)}`);
      const stated = [...text.matchAll(/([\d.]+)% \([^)]*so far from ([\d,]+) impressions\)/g)];
      const own = stated.filter(([, , served]) => served === totalImpressions.toLocaleString('en'));
      for (const [, percent] of own)
        expect(percent).toBe(((rate?.responseRate ?? 0) * 100).toFixed(1));
    }
    expect(text).toContain('600 visits so far from 29,000 impressions');
    expect(text).toContain(`A visit cost ≈ $${completed?.total.costPerResponse?.toFixed(2)} (`);
  });

  test('reads the same for the same figures, in whatever order they were found', () => {
    const again = {
      ...busy,
      regions: new Map([...busy.regions].reverse()),
      sites: new Map([...busy.sites].reverse()),
    };
    expect(sectionsOf(again)).toEqual(sectionsOf(busy));
  });

  test('escapes the names that people typed', () => {
    const text = textOf({ ...busy, names: { 1: `<img src=x onerror="alert('1')"> & co` } });
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co');
  });
});
