import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { PERFORMANCE_PANELS } from '#client/features/dashboard/panels/performance-panels';
import {
  FIGURES,
  panel,
  showPerformance,
  tableTexts,
  VIEW,
} from '#client/features/dashboard/performance/testing/show-performance';

const IMPRESSIONS = 'Impressions Per Daypart';
const VISITS = 'Visits by Activating Daypart';
const RATIO = 'Visits / Impressions Ratio (%)';
const PEAK = 7;
const TOTAL = 9;

const tooltipText = async () => (await screen.findByRole('tooltip')).textContent;
const peakSunday = (title: string) => {
  const cell = panel(title).getAllByRole('gridcell')[(PEAK - 1) * 8];
  if (!cell) throw new Error('There is no such cell.');
  return cell;
};
const declared = (id: string) => {
  const found = PERFORMANCE_PANELS.find((one) => one.id === id);
  if (!found?.table) throw new Error(`${id} has no table.`);
  return found.table;
};

describe('the daypart heatmaps', () => {
  it('have the days from Sunday and a Total as columns, dayparts with times and a Total as rows', () => {
    showPerformance();

    for (const title of [IMPRESSIONS, VISITS, RATIO]) {
      const [head, ...rows] = tableTexts(title);
      expect(head).toEqual(['Daypart', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Total']);
      expect(rows.map(([time]) => time)).toEqual([
        'Night00:00-05:59',
        'Breakfast06:00-08:59',
        'Morning09:00-11:59',
        'Lunch12:00-13:59',
        'Afternoon14:00-17:59',
        'Access18:00-19:29',
        'Peak19:30-22:29',
        'Off-Peak22:30-23:59',
        'Total',
      ]);
    }

    expect(
      panel(IMPRESSIONS).getByText('Days and times in Pacific/Auckland time'),
    ).toBeInTheDocument();
  });

  it('show counts at first and the share of total at a press of %, which the address holds', async () => {
    const { user, address } = showPerformance();

    expect(tableTexts(IMPRESSIONS)[PEAK]?.slice(1)).toEqual([
      '100,000',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '100,000',
    ]);

    const percent = panel(IMPRESSIONS).getByRole('button', { name: '% share of total' });

    await user.click(percent);
    expect(percent).toHaveAttribute('aria-pressed', 'true');
    expect(tableTexts(IMPRESSIONS)[PEAK]?.slice(1)).toEqual([
      '100.0%',
      '0.0%',
      '0.0%',
      '0.0%',
      '0.0%',
      '0.0%',
      '0.0%',
      '100.0%',
    ]);
    // The other heatmap keeps its own unit.
    expect(tableTexts(VISITS)[TOTAL]?.at(-1)).toBe('2,000');
    expect(address().get('impressions')).toBe('share');
    await user.click(panel(IMPRESSIONS).getByRole('button', { name: '# counts' }));
    expect(tableTexts(IMPRESSIONS)[TOTAL]?.at(-1)).toBe('100,000');
    expect(address().has('impressions')).toBe(false);
  });

  it('take the unit from the address; ratios have none to choose', () => {
    showPerformance({}, '/dashboard?visits=share');
    expect(tableTexts(VISITS)[TOTAL]?.at(-1)).toBe('100.0%');
    expect(
      panel(RATIO).queryByRole('button', { name: '% share of total' }),
    ).not.toBeInTheDocument();
  });

  it('have no share of nothing', () => {
    const { impressionHeatmap } = FIGURES;
    const idle = {
      ...impressionHeatmap,
      responses: figuresOf(VIEW.range, 0).impressionHeatmap.responses,
    };

    showPerformance(
      { figures: { ...FIGURES, impressionHeatmap: idle } },
      '/dashboard?visits=share',
    );
    expect(tableTexts(VISITS)[TOTAL]?.at(-1)).toBe('N/A');
  });

  it('show ratios as percentages with one decimal and their interval, N/A without impressions', () => {
    showPerformance();
    expect(tableTexts(RATIO)[PEAK]?.slice(1, 3)).toEqual(['2.0%1.8% to 2.2%', 'N/A']);
  });

  it('show how certain a cell is and the counts behind it', async () => {
    const { user } = showPerformance();
    await user.hover(peakSunday(RATIO));
    expect(await tooltipText()).toBe(
      'Sunday, Peak 19:30-22:29Visits / Impressions2.0%95% interval (Wilson)1.8% to 2.2%Visits2,000Impressions100,000',
    );
  });

  it('show the value of a cell in the comparison period', async () => {
    const { user } = showPerformance({
      compared: figuresOf(VIEW.range, 80_000),
      view: viewOf({ ...VIEW, compare: 'previous' }),
    });
    await user.hover(peakSunday(IMPRESSIONS));
    expect(await tooltipText()).toBe(
      'Sunday, Peak 19:30-22:29Impressions100,000Share of total100.0%Previous period80,000Change+25.0%',
    );
  });

  it('do not colour ratios of small samples, and say so', async () => {
    const { impressionHeatmap } = FIGURES;
    const small = impressionHeatmap.responseRatioSmallSamples.map((row) => ({ ...row, sun: true }));
    const { user } = showPerformance({
      figures: {
        ...FIGURES,
        impressionHeatmap: { ...impressionHeatmap, responseRatioSmallSamples: small },
      },
    });

    expect(peakSunday(RATIO).dataset.tone).toBe('small');
    await user.hover(peakSunday(RATIO));
    expect(await tooltipText()).toContain('Small sample: fewer than 5 visits expected.');
  });

  it('colour only ratios that differ beyond chance, and name the difference in points', async () => {
    const { impressionHeatmap } = FIGURES;
    const differences = impressionHeatmap.responseRatioDifferences.map((row) =>
      row.daypart === PEAK ? { ...row, sun: -0.012 } : row,
    );
    const { user } = showPerformance({
      figures: {
        ...FIGURES,
        impressionHeatmap: { ...impressionHeatmap, responseRatioDifferences: differences },
      },
    });
    const other = panel(RATIO).getAllByRole('gridcell')[0];

    expect(peakSunday(RATIO).dataset.tone).toBe('low.2');
    expect(other?.dataset.tone).toBe('none');
    await user.hover(peakSunday(RATIO));
    expect(await tooltipText()).toContain('points below the overall ratio');
  });

  it('are saved as counts with their shares', () => {
    const { columns, rows } = declared('impression-heatmap-impressions')(
      FIGURES,
      figuresOf(VIEW.range, 80_000),
      VIEW,
    );

    expect(columns.map(({ head }) => head).slice(0, 10)).toEqual([
      'Daypart',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Total',
      'Sun %',
    ]);
    expect(columns.at(-1)?.head).toBe('Total, compared');
    expect(rows[PEAK - 1]).toMatchObject({ sun: 100_000, mon: 0, sunShare: 1, totalThen: 80_000 });
  });

  it('are saved as ratios with both ends of their intervals', () => {
    const { rows } = declared('impression-heatmap-ratio')(FIGURES, null, VIEW);
    expect(rows[PEAK - 1]).toMatchObject({
      time: 'Peak 19:30-22:29',
      sun: 0.02,
      mon: null,
      monLow: undefined,
    });
    expect(rows[PEAK - 1]?.sunLow).toBeCloseTo(0.018, 10);
    expect(rows[PEAK - 1]?.sunHigh).toBeCloseTo(0.022, 10);
  });
});
