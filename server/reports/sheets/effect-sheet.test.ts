import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import {
  EffectDimension,
  EffectReason,
  EffectVerdict,
  type Effect,
} from '#server/analytics/effect/effect.types.js';
import { effectTables } from '#server/reports/pdf/effect-tables.js';
import { effectAnswers } from '#server/reports/mails/summary/account-summary.js';
import { effectSheet } from './effect-sheet.js';

const EFFECT: Effect = {
  startDate: '2026-06-01',
  endDate: '2026-06-08',
  countedAt: new Date('2026-06-16T00:00:00Z'),
  hasNewerEvents: false,
  leftOut: [],
  verdict: EffectVerdict.MEASURED,
  reason: null,
  creditedVisits: 1000,
  spend: 2000,
  causedVisits: { value: 800, low: 700, high: 900 },
  costPerCausedVisit: { value: 2.5, low: 2.25, high: 2.75 },
  testableShare: 0.9,
  preAdRatio: null,
  placebo: { value: 800, low: 710, high: 890 },
  leadLag: { value: 780, low: 700, high: 860 },
  smallestEffect: 140,
  sharedShare: 0.03,
  reading: null,
};

const UNKNOWN = {
  verdict: EffectVerdict.UNDETERMINED,
  reason: EffectReason.TOO_FEW_VISITS,
  causedVisits: null,
  costPerCausedVisit: null,
};

const PARTS = [
  {
    dimension: EffectDimension.CHANNEL,
    rows: [
      {
        rowId: 1,
        name: 'One',
        creditedVisits: 900,
        spend: 1500,
        verdict: EffectVerdict.AT_LEAST,
        reason: null,
        causedVisits: { value: 450, low: 0, high: 600 },
        costPerCausedVisit: { value: 3.33, low: 2.5, high: null },
      },
      { rowId: 2, name: 'Two', creditedVisits: 100, spend: 500, ...UNKNOWN },
    ],
  },
  { dimension: EffectDimension.REGION, rows: [] },
];

test('the sheet has a row for all, then one for each part, and leaves out what is not known', () => {
  const { columns, rows } = effectSheet({ effect: EFFECT, parts: PARTS }, 'NZD');
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(rows).toEqual([
    ['All', 'All', 1000, 'Measured', 800, 700, 900, 0.8, 2000, 2.5, 2.25, 2.75, null],
    ['Channel', 'One', 900, 'At least Low_95', 450, 0, 600, 0.5, 1500, 3.33, 2.5, null, null],
    [
      'Channel',
      'Two',
      100,
      'Cannot be told',
      undefined,
      undefined,
      undefined,
      null,
      500,
      undefined,
      undefined,
      undefined,
      'The visits are too few to tell how many the ads caused.',
    ],
  ]);
});

test('the document has a table for each dimension with rows', () => {
  const [table, ...others] = effectTables({ effect: EFFECT, parts: PARTS }, 'NZD');
  expect(others).toEqual([]);
  expect(table?.title).toBe('Caused Visits: Channel');
  expect(table?.rows).toEqual([
    ['One', '900', 'At least', 'None shown', '0 to 600', 'N/A'],
    ['Two', '100', 'Cannot be told', 'N/A', 'N/A', 'N/A'],
  ]);
});

test('a mail says the answer, its verdict and its days, and links the panel', () => {
  const { rows } = effectAnswers(EFFECT, 'https://ads.example/dashboard?client=1');
  expect(rows).toEqual([
    {
      sentence:
        'The ads caused about 800 of the 1,000 credited visits (80.0%; 95% interval 700 to 900).',
      detail: 'Measured · Ads of 01 Jun 26 – 08 Jun 26',
      link: {
        label: 'Caused Visits',
        url: 'https://ads.example/dashboard?client=1&view=effect#caused-visits',
      },
    },
  ]);
});

test('a mail says what to do where nothing is known', () => {
  const nothing = { ...EFFECT, ...UNKNOWN, startDate: null, endDate: null };
  const [row] = effectAnswers(nothing, 'https://ads.example/dashboard').rows;
  expect(row).toMatchObject({
    sentence: 'The visits are too few to tell how many the ads caused.',
    detail:
      'Choose a longer range or fewer filters; where the range is whole, plan an experiment, which needs fewer visits',
  });
});
