import { describe, expect, test } from '@jest/globals';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { poisson } from '#server/analytics/testing/random-counts.js';
import type { Finding } from './finding.types.js';
import { listFindings } from './list-findings.js';

type Figures = Parameters<typeof buildFigures>[0];

const RUNS = 3_000;
const PROMISED = 0.05;

/** Three standard deviations of a random count above the promised share. */
const BAR = RUNS * PROMISED + 3 * Math.sqrt(RUNS * PROMISED * (1 - PROMISED));

/** A plan for more impressions claims nothing. */
const isClaim = ({ sureness }: Finding) => sureness === 'SURE' || sureness === 'VERY_SURE';

interface Shape {
  creatives: number;
  channels: number;
  /** Visits expected of a creative on a channel. */
  mean: number;
}

/** A dashboard whose parts all have the same rate, price and chance. */
function evenFigures({ creatives, channels, mean }: Shape, random: () => number): Figures {
  const drawn = (expected: number) => poisson(expected, random);
  const pairs = Array.from({ length: creatives * channels }, (_, index) => ({
    creativeId: (index % creatives) + 1,
    channelId: Math.floor(index / creatives) + 1,
    impressions: mean * 50,
    responses: drawn(mean),
  }));
  const dayparts = Array.from({ length: 56 }, (_, index) => 4 + (index % 8) * 6);

  return {
    lines: pairs,
    regions: new Map([3, 4, 5, 6, 7].map((id) => [id, drawn(20 * id)])),
    impressionsByRegion: new Map([3, 4, 5, 6, 7].map((id) => [id, 1_000 * id])),
    sites: new Map([1, 2, 3].map((id) => [id, drawn(150)])),
    views: new Map([
      [1, drawn(200)],
      [2, drawn(120)],
      [3, drawn(80)],
    ]),
    impressionsByDaypart: dayparts.map((expected) => expected * 50),
    responsesByDaypart: dayparts.map(drawn),
    webhits: 1_000,
  };
}

describe('where nothing differs', () => {
  test.each([
    { creatives: 6, channels: 4, mean: 40 },
    { creatives: 2, channels: 1, mean: 200 },
    { creatives: 12, channels: 3, mean: 3 },
  ])('at most one dashboard of twenty has a finding: %j', (shape) => {
    const random = randomFrom(20261123);
    let misled = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const figures = buildFigures(evenFigures(shape, random));
      const compared = buildFigures(evenFigures(shape, random));
      if (listFindings(figures, { compared }).some(isClaim)) misled += 1;
    }
    expect(misled).toBeLessThan(BAR);
  });
});

describe('where one creative truly has half as many visits again', () => {
  /** Rate of the creative with the larger rate ÷ that of the others. */
  const TRUTH = 1.5;
  const LARGER = 3;
  const random = randomFrom(7);
  const worlds = Array.from({ length: 400 }, () => {
    const even = evenFigures({ creatives: 6, channels: 4, mean: 100 }, random);
    const lines = (even.lines ?? []).map((one) =>
      one.creativeId === LARGER ? { ...one, responses: poisson(100 * TRUTH, random) } : one,
    );
    return listFindings(buildFigures({ ...even, lines }));
  });
  const found = worlds.flatMap((findings) =>
    findings.filter(
      ({ subject, kind }) =>
        kind === 'RESPONSE_RATE' &&
        subject.dimension === 'CREATIVE' &&
        subject.rowIds[0] === LARGER,
    ),
  );

  test('it is found, first and as larger', () => {
    expect(found).toHaveLength(worlds.length);
    expect(worlds.every(([first]) => first?.subject.rowIds[0] === LARGER)).toBe(true);
    expect(found.every(({ effect }) => (effect ?? 0) > 0)).toBe(true);
  });

  test('the interval holds the truth in at least 93 % of the dashboards', () => {
    const holds = found.filter(
      ({ interval }) => interval && interval.low <= TRUTH - 1 && TRUTH - 1 <= interval.high,
    );
    // 95 % promised, less two standard deviations of 400 draws.
    expect(holds.length / found.length).toBeGreaterThan(0.93);
  });

  test('no finding of an even creative says that it has more', () => {
    const others = worlds.flatMap((findings) =>
      findings.filter(
        ({ subject, effect }) =>
          subject.dimension === 'CREATIVE' && subject.rowIds[0] !== LARGER && (effect ?? 0) > 0,
      ),
    );
    expect(others).toEqual([]);
  });
});
