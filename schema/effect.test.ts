import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countedEffectSentences, effectSentences, type KnownEffect } from './effect.js';

const effect = (
  verdict: KnownEffect['verdict'],
  value: number,
  low: number,
  high: number,
): KnownEffect => ({
  verdict,
  reason: null,
  creditedVisits: 2_000,
  causedVisits: { value, low, high },
});
const unknown = (reason: KnownEffect['reason']): KnownEffect => ({
  verdict: 'UNDETERMINED',
  reason,
  creditedVisits: 2_000,
  causedVisits: null,
});

describe('every sentence is true under its condition', () => {
  test.each<[string, KnownEffect, RegExp]>([
    [
      'measured: the truth is within the interval',
      effect('MEASURED', 800, 700.4, 899.6),
      /^The ads caused about 800 of the 2,000 credited visits \(40\.0%; 95% interval 700 to 900\)\.$/,
    ],
    [
      'at least: the truth is the lower end or more',
      effect('AT_LEAST', 447.2, 362.9, 2_000),
      /^The ads caused at least 362 of the 2,000 credited visits \(18\.1%\), most likely about 447 \(22\.4%\)\.$/,
    ],
    [
      'nothing is certain: the truth is the upper end or less',
      effect('AT_LEAST', 151, 0, 449.1),
      /^No effect is shown: the ads may have caused none of the 2,000 credited visits, and up to 450\.$/,
    ],
    [
      'less than one visit is certain',
      effect('MEASURED', 40, 0.9, 89.5),
      /^No effect is shown: .* and up to 90\.$/,
    ],
    [
      'nothing bounds the effect',
      effect('AT_LEAST', 0, 0, 2_000),
      /^No effect is shown: .* or more than this comparison finds\.$/,
    ],
    ['the ads follow visits', unknown('ADS_FOLLOW_VISITS'), /^Nobody can tell/],
    ['too few visits', unknown('TOO_FEW_VISITS'), /^The visits are too few/],
    ['no day is complete', unknown('NO_COMPLETE_DAYS'), /^No day of this range is complete/],
    ['nothing was counted', unknown('NOT_COUNTED'), /^Caused visits of this client are not counted/],
    ['a row without evidence of its own', unknown('MOSTLY_AVERAGE'), /^Most of what this row/],
  ])('%s', (_condition, known, sentence) => {
    expect(effectSentences(known)[0]).toMatch(sentence);
  });

  test('no number promises more than the interval', () => {
    fc.assert(
      fc.property(
        fc.tuple(...[1, 2, 3].map(() => fc.double({ min: 0, max: 2_000, noNaN: true }))),
        fc.constantFrom<KnownEffect['verdict']>('AT_LEAST', 'MEASURED'),
        (ends, verdict) => {
          const [low = 0, value = 0, high = 0] = ends.sort((a, b) => a - b);
          const [sentence = ''] = effectSentences(effect(verdict, value, low, high));
          const numberAfter = (words: string) =>
            Number(new RegExp(`${words} ([\\d,]+)`).exec(sentence)?.[1]?.replaceAll(',', ''));

          const least = numberAfter('at least');
          const most = numberAfter('up to');
          expect(Number.isNaN(least) || least <= low).toBe(true);
          expect(Number.isNaN(most) || most >= high).toBe(true);
        },
      ),
    );
  });
});

test('days that are left out are named', () => {
  const leftOut = [
    { startDate: '2026-08-05', endDate: '2026-08-19' },
    { startDate: '2026-09-01', endDate: '2026-09-01' },
  ];
  const sentences = countedEffectSentences({
    ...effect('MEASURED', 800, 700, 900),
    hasNewerEvents: false,
    leftOut,
  });
  expect(sentences[1]).toContain(
    'Ads of 05 Aug 2026 to 19 Aug 2026, 01 Sep 2026 are left out',
  );
});
