import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CHANNEL_PERFORMANCE_COST } from '#client/features/dashboard/performance/details/channel-performance-cost';
import { IMPRESSION_HEATMAP_IMPRESSIONS } from '#client/features/dashboard/performance/heatmaps/impression-heatmap-counts';
import { IMPRESSION_SUMMARY } from '#client/features/dashboard/summary/impression-summary';
import { RESPONSES_OVER_TIME } from '#client/features/dashboard/summary/responses-over-time';
import {
  COMPARED,
  FIGURES,
  openTable,
  show,
  tooltipAt,
} from '#client/features/dashboard/summary/testing/show-panel';
import { withMaturity } from '#client/features/dashboard/panels/panel-file';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { completedFigures } from './completed-figures';
import type { DashboardFigures } from './figures';

const rateOf = (rowId: number, responseRate: number, isTiedWithFirst: boolean | null = null) => ({
  rowId,
  responses: 25,
  responseRate,
  responseRateInterval: { low: responseRate * 0.8, high: responseRate * 1.2 },
  costPerResponse: 1.2,
  isTiedWithFirst,
  isSmallSample: false,
});

/** The visits of 2 March on are still coming: four in five are in. */
const COUNTED: DashboardFigures = {
  ...FIGURES,
  maturity: {
    isComplete: false,
    completeThrough: '2026-03-01',
    recentImpressions: 600,
    arrivedShare: 0.8,
    timingResponses: 1204,
    completed: {
      total: rateOf(0, 0.025),
      creatives: [rateOf(31, 0.024), rateOf(33, 0.03, true)],
      channels: [rateOf(41, 0.024), rateOf(42, 0.03, true)],
      sites: [rateOf(51, 0.02), rateOf(52, 0.005)],
      regions: [
        { ...rateOf(4, 0.04), difference: 0.015 },
        { ...rateOf(2, 0.03), difference: null },
      ],
      responseRatio: FIGURES.impressionHeatmap.responseRatio,
      responseRatioIntervals: FIGURES.impressionHeatmap.responseRatioIntervals,
      responseRatioSmallSamples: FIGURES.impressionHeatmap.responseRatioSmallSamples,
      responseRatioDifferences: FIGURES.impressionHeatmap.responseRatioDifferences,
    },
  },
};
const IMMATURE = completedFigures(COUNTED);
const UNKNOWN: DashboardFigures = {
  ...FIGURES,
  maturity: { ...COUNTED.maturity, arrivedShare: null, timingResponses: null, completed: null },
};
const TODAY = { today: '2026-03-03' } as const;
const sign = (title: string) =>
  screen.queryByRole('button', { name: `${title}: visits still coming` });

describe('figures whose visits are still coming', () => {
  it('show completed rates and costs, and the visits so far', () => {
    const { panel } = show(IMPRESSION_SUMMARY, { figures: IMMATURE });
    expect(panel.getByRole('group', { name: 'Response Rate' })).toHaveTextContent(
      '2.5%95% interval 2.0% to 3.0%, estimate',
    );
    expect(panel.getByRole('group', { name: 'Cost Per Visit' })).toHaveTextContent('$1.20estimate');
    expect(panel.getByRole('group', { name: 'Total Visits' })).toHaveTextContent(
      '20so far, about 25 expected',
    );
  });

  it('rank the regions by their completed rates', () => {
    expect(IMMATURE.rateByRegion.rows).toMatchObject([
      { region: 'Otago', responseRate: 0.04, difference: 0.015 },
      { region: 'Auckland', responseRate: 0.03, difference: null },
    ]);
  });

  it('explain themselves with one sign on a panel, by keyboard too', async () => {
    const { user } = show(IMPRESSION_SUMMARY, { figures: IMMATURE });
    sign('Summary')?.focus();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'A visit may follow its ad by up to 7 days, so visits of ads after 01 Mar 2026 are still coming. About 80.0% of the visits of this range are in. Response rates, costs per visit and changes are those expected when all visits are in (≈ in the head of a column), from the timing of 1,204 earlier visits; counts of visits are those so far.',
    );
  });

  it('say that they are too low where the timing is not known', async () => {
    const { panel, user } = show(IMPRESSION_SUMMARY, { figures: UNKNOWN });
    expect(panel.getByRole('group', { name: 'Response Rate' })).toHaveTextContent('so far');
    const mark = sign('Summary');
    if (mark) await user.click(mark);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /rates are too low and costs per visit too high/,
    );
  });

  it('have no sign where all visits are in, nor where only impressions are shown', () => {
    show(IMPRESSION_SUMMARY);
    expect(sign('Summary')).not.toBeInTheDocument();
    show(IMPRESSION_HEATMAP_IMPRESSIONS, { figures: IMMATURE });
    expect(sign('Impressions Per Daypart')).not.toBeInTheDocument();
  });

  it('rank channels by completed rates', () => {
    show(CHANNEL_PERFORMANCE_COST, { figures: IMMATURE });
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/Huia Play.*3\.0%/);
    expect(second).toHaveTextContent(/Huia One.*2\.4%/);
  });

  it('compare expected visits with those of a complete period', () => {
    const { panel } = show(IMPRESSION_SUMMARY, {
      figures: IMMATURE,
      compared: COMPARED,
      view: { compare: 'previous' },
    });
    // 20 so far are 25 in the end, against 16; as counted it would be 25 % more.
    expect(panel.getByRole('group', { name: 'Total Visits' })).toHaveTextContent('up 56.3%');
  });

  it('are dotted in the chart for the series that still rises, and named', async () => {
    const { panel, container, user } = show(RESPONSES_OVER_TIME, {
      figures: IMMATURE,
      view: { today: '2026-03-20' },
    });
    const dotted = [...container.querySelectorAll('[data-partial]')].map((line) =>
      line.getAttribute('data-partial'),
    );
    expect(dotted).toEqual(['allResponses']);
    expect(panel.getByText(/visits still coming$/)).toBeInTheDocument();
    expect(await tooltipAt(user, '{End}')).toContain('Tue 03 Mar 2026, visits still coming');
  });

  it('note in the table which days can still rise', async () => {
    const { rows } = await openTable(RESPONSES_OVER_TIME, { figures: IMMATURE, view: TODAY });
    expect(rows.map((row) => row.at(-1))).toEqual(['', 'visits still coming', 'so far']);
  });

  it('say so in their files', () => {
    const table = IMPRESSION_SUMMARY.table?.(IMMATURE, null, viewOf());
    if (!table) throw new Error('the summary has no table');
    const file = withMaturity(IMPRESSION_SUMMARY, table, IMMATURE);
    expect(file.columns.at(-1)?.head).toBe('Maturity');
    expect(file.rows[0]).toMatchObject({ maturity: 'visits still coming after 01 Mar 2026' });
    expect(withMaturity(IMPRESSION_SUMMARY, table, FIGURES)).toEqual(table);
  });
});
