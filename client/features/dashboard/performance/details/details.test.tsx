import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { PERFORMANCE_PANELS } from '#client/features/dashboard/panels/performance-panels';
import {
  FIGURES,
  panel,
  showPerformance,
  tableTexts,
  VIEW,
} from '#client/features/dashboard/performance/testing/show-performance';

const CREATIVES = 'Creative Performance Details';
const CHANNELS = 'Channel Performance Details';
const PAIRS = 'Creative Performance by Channel';

type Creative = DashboardFigures['creativePerformanceCost']['rows'][number];

const HARVEST: Creative = {
  creativeId: 1,
  creative: 'Harvest',
  duration: '30s',
  totalImpressions: 10_000,
  adSpend: 300,
  totalResponses: 200,
  responseRate: 0.02,
  responseRateInterval: { low: 0.0174, high: 0.0229 },
  currentCpr: 1.5,
  isTiedWithFirst: null,
  isSmallSample: false,
};

const withCreatives = (rows: Creative[]): DashboardFigures => ({
  ...FIGURES,
  creativePerformanceCost: { ...FIGURES.creativePerformanceCost, rows },
});

/** This number of creatives, each with a lower rate than the previous one. */
const creatives = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...HARVEST,
    creativeId: at + 1,
    creative: `Creative ${at + 1}`,
    responseRate: 0.02 - at / 1000,
  }));

const names = (title: string) =>
  tableTexts(title)
    .slice(1)
    .map(([name]) => name);
const fillers = (title: string) =>
  panel(title).getByRole('table').querySelectorAll('tr[aria-hidden="true"]').length;
const button = (title: string, name: string) => panel(title).getByRole('button', { name });

describe('the details tables', () => {
  it('have their columns, money with two decimals and rates with one', () => {
    showPerformance({ figures: withCreatives([HARVEST]) });
    expect(tableTexts(CREATIVES)).toEqual([
      [
        'Creative Name',
        'Duration',
        'Impressions',
        'Ad Spend',
        'Total Visits',
        'Response Rate',
        'Cost Per Visit',
      ],
      ['Harvest', '30s', '10,000', '$300.00', '200', '2.0%', '$1.50'],
    ]);

    expect(tableTexts(CHANNELS)[0]).toEqual([
      'Channel Name',
      'Impressions',
      'Ad Spend',
      'Total Visits',
      'Response Rate',
      'Cost Per Visit',
    ]);
  });

  it('write N/A for a ratio of nothing', () => {
    const idle = {
      ...HARVEST,
      totalImpressions: 0,
      responseRate: null,
      responseRateInterval: null,
      currentCpr: null,
    };
    showPerformance({ figures: withCreatives([idle]) });
    expect(tableTexts(CREATIVES)[1]?.slice(-2)).toEqual(['N/A', 'N/A']);
  });

  it('are ordered by response rate, highest first, whatever order they arrived in', () => {
    showPerformance({ figures: withCreatives(creatives(4).toReversed()) });
    expect(names(CREATIVES)).toEqual(['Creative 1', 'Creative 2', 'Creative 3', 'Creative 4']);
    expect(panel(CREATIVES).getByRole('columnheader', { name: 'Response Rate' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('show six rows a page and fill the last one up to six', async () => {
    const { user, address } = showPerformance({ figures: withCreatives(creatives(8)) });
    expect(panel(CREATIVES).getByText('1–6 of 8')).toBeInTheDocument();
    expect(names(CREATIVES)).toHaveLength(6);
    expect(fillers(CREATIVES)).toBe(0);
    expect(button(CREATIVES, 'Previous page')).toHaveProperty('disabled', true);
    await user.click(button(CREATIVES, 'Next page'));
    expect(panel(CREATIVES).getByText('7–8 of 8')).toBeInTheDocument();
    expect(names(CREATIVES)).toEqual(['Creative 7', 'Creative 8']);
    expect(fillers(CREATIVES)).toBe(4);
    expect(button(CREATIVES, 'Next page')).toHaveProperty('disabled', true);
    expect(address().get('creatives.page')).toBe('2');
    // The other table stays on its own page.
    expect(panel(CHANNELS).getByText('1–2 of 2')).toBeInTheDocument();
    await user.click(button(CREATIVES, 'Previous page'));
    expect(panel(CREATIVES).getByText('1–6 of 8')).toBeInTheDocument();
  });

  it('say 0-0 of 0 when empty, with both buttons disabled', () => {
    showPerformance({ figures: withCreatives([]) });
    expect(panel(CREATIVES).getByText('0-0 of 0')).toBeInTheDocument();
    expect(button(CREATIVES, 'Previous page')).toHaveProperty('disabled', true);
    expect(button(CREATIVES, 'Next page')).toHaveProperty('disabled', true);
  });

  it('mark rows close to the first, and small samples', () => {
    const [first, second, third, fourth] = creatives(4);
    if (!first || !second || !third || !fourth) throw new Error('There are four.');

    showPerformance({
      figures: withCreatives([
        first,
        { ...second, isTiedWithFirst: true },
        { ...third, isSmallSample: true },
        { ...fourth, isTiedWithFirst: false },
      ]),
    });

    expect(
      tableTexts(CREATIVES)
        .slice(1)
        .map((row) => row[5]),
    ).toEqual(['2.0%', 'close to first1.9%', 'small sample1.8%', '1.7%']);
  });

  it('show at a rate its interval, the test that ties it and its previous value, by key too', async () => {
    const then = withCreatives([
      {
        ...HARVEST,
        responseRate: 0.016,
        responseRateInterval: { low: 0.014, high: 0.018 },
        totalResponses: 160,
        adSpend: 400,
      },
    ]);
    const { user } = showPerformance({
      figures: withCreatives([{ ...HARVEST, isTiedWithFirst: true }]),
      compared: then,
      view: viewOf({ ...VIEW, compare: 'last-year' }),
    });

    const rate = panel(CREATIVES).getByText('2.0%');

    expect(tableTexts(CREATIVES)[1]?.slice(2)).toEqual([
      '10,000±0.0%',
      '$300.00−25.0%',
      '200↑ +25.0%',
      'close to first2.0%↑ +0.40 pts',
      '$1.50±0.0%',
    ]);
    for (let press = 0; press < 60 && document.activeElement !== rate; press += 1) await user.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'HarvestResponse Rate2.0%95% interval (Wilson)1.7% to 2.3%Same period last year1.6%Change+0.40 points95% interval of the change+0.07 to +0.75 pointsTestMore than chance explains.Close to the first, so the difference may be chance: exact test of two rates, 5% over the whole dashboard, corrected for many comparisons by Holm’s method.',
    );
  });

  it('open the tooltip of a rate at a tap', async () => {
    const { user } = showPerformance({
      figures: withCreatives([{ ...HARVEST, isSmallSample: true }]),
    });
    await user.pointer({ keys: '[TouchA]', target: panel(CREATIVES).getByText('2.0%') });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Small sample: fewer than 5 visits expected.',
    );
  });

  it('call new what was not there before', () => {
    showPerformance({
      figures: withCreatives([HARVEST]),
      compared: withCreatives([]),
      view: viewOf({ ...VIEW, compare: 'previous' }),
    });
    expect(tableTexts(CREATIVES)[1]?.[2]).toBe('10,000new');
  });

  it('say the rate of all rows in their foot', () => {
    showPerformance();
    expect(
      panel(CHANNELS).getByText('All channels: 2.0%, 95% interval (Wilson) 1.8% to 2.2%'),
    ).toBeInTheDocument();
  });

  it('are saved with intervals, remarks and the period compared with', () => {
    const declared = PERFORMANCE_PANELS.find(({ id }) => id === 'creative-performance-cost');
    const then = withCreatives([{ ...HARVEST, totalResponses: 160 }]);
    const table = declared?.table?.(
      withCreatives([{ ...HARVEST, isSmallSample: true }]),
      then,
      VIEW,
    );

    expect(table?.columns.map(({ head }) => head)).toEqual([
      'Creative Name',
      'Duration',
      'Impressions',
      'Ad Spend',
      'Total Visits',
      'Response Rate',
      'Response Rate, 95% from',
      'Response Rate, 95% to',
      'Cost Per Visit',
      'Impressions, compared',
      'Ad Spend, compared',
      'Total Visits, compared',
      'Response Rate, compared',
      'Cost Per Visit, compared',
      'Remark',
    ]);

    expect(table?.rows[0]).toMatchObject({
      creative: 'Harvest',
      totalResponses: 200,
      totalResponsesThen: 160,
      low: 0.0174,
      high: 0.0229,
      remark: 'Small sample: fewer than 5 visits expected.',
    });
  });
});

describe('creative performance by channel', () => {
  it('has shares with one decimal, N/A where one is missing', () => {
    const { platformCreativePerformance } = FIGURES;
    const [first, second] = platformCreativePerformance.rows;
    if (!first || !second) throw new Error('There are two.');

    // The pair with most visits comes first, and one without a share last.
    const rows = [{ ...second, impressionsPercentage: 0.12345, responsesPercentage: null }, first];

    showPerformance({
      figures: {
        ...FIGURES,
        platformCreativePerformance: { ...platformCreativePerformance, rows },
      },
    });

    expect(tableTexts(PAIRS)).toEqual([
      ['Channel', 'Creative', 'Impressions %', 'Visits %'],
      ['Huia One', 'Harvest 30s', '75.0%', '75.0%'],
      ['Huia Play', 'Beach 30s', '12.3%', 'N/A'],
    ]);
    expect(
      panel(PAIRS).getByText('Shares of 100,000 impressions and 2,000 visits'),
    ).toBeInTheDocument();
  });

  it('shows how certain a share of the visits is', async () => {
    const { user } = showPerformance({ compared: figuresOf(VIEW.range, 80_000) });
    const share = panel(PAIRS).getAllByText('25.0%')[1];
    if (!share) throw new Error('There are two.');
    await user.hover(share);
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Huia Play · Beach 30sVisits %25.0%95% interval (Wilson)22.5% to 27.5%',
    );
  });
});
