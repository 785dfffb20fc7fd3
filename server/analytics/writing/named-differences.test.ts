import { describe, expect, test } from '@jest/globals';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { poisson } from '#server/analytics/testing/random-counts.js';
import { writeAnalysis } from './write-analysis.js';

type FiguresOverrides = Parameters<typeof buildFigures>[0];

function textOf(overrides: FiguresOverrides): string {
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
  ]
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

/** Claims of a difference beyond chance. */
const NAMED_DIFFERENCE = /distinguishably|more than chance explains|Beyond chance/;

describe('the differences that the text names', () => {
  /** A dashboard whose rates, regions, sites and days all have the same expectation. */
  function evenFigures(random: () => number): FiguresOverrides {
    const drawn = (mean: number) => poisson(mean, random);

    return {
      lines: Array.from({ length: 12 }, (_, index) => ({
        creativeId: index,
        channelId: index % 4,
        impressions: 3_000,
        responses: drawn(60),
      })),
      days: Array.from({ length: 30 }, () => ({ impressions: drawn(400), responses: drawn(24) })),
      regions: new Map([3, 4, 5, 6].map((id) => [id, drawn(180)])),
      sites: new Map([1, 2].map((id) => [id, drawn(360)])),
      impressionsByDaypart: Array.from({ length: 56 }, () => 640),
      responsesByDaypart: Array.from({ length: 56 }, () => drawn(13)),
      webhits: 1_000,
    };
  }

  test('are none, but for one text in twenty, where nothing differs', () => {
    const random = randomFrom(20261120);
    const texts = Array.from({ length: 300 }, () => textOf(evenFigures(random)));
    const mistaken = texts.filter((text) => NAMED_DIFFERENCE.test(text));
    // Three standard deviations of a random count above the error rate that the text promises.
    expect(mistaken.length).toBeLessThan(300 * 0.05 + 3 * Math.sqrt(300 * 0.05));
    // The comparison of days keeps its level only approximately, so the text must also name some
    // ties for the test to mean anything.
    expect(texts.every((text) => text.includes('can be told from the first'))).toBe(true);
  });

  test('are those that were planted', () => {
    const random = randomFrom(1);
    for (let draw = 0; draw < 20; draw += 1) {
      const even = evenFigures(random);
      const planted = textOf({
        ...even,
        lines: even.lines?.map((line) =>
          line.creativeId === 5 ? { ...line, responses: poisson(140, random) } : line,
        ),
        regions: new Map([...(even.regions ?? []), [7, poisson(420, random)]]),
        responsesByDaypart: even.responsesByDaypart?.map((count, index) =>
          index % 8 === 6 ? count * 2 : count,
        ),
      });
      expect(planted).toContain('<strong>Creative 5</strong> has a response rate of');
      expect(planted).toContain('the most visits belong to <strong>Region 7</strong>');
      expect(planted).toContain('<strong>Peak 19:30-22:29</strong> has a response rate of');
    }
  });
});
