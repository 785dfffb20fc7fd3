import { choosePanelAction } from '#client/testing/panel-actions';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { axisMaximum, chartHeightPx } from './creative-performance-summary';
import {
  FIGURES,
  panel,
  showPerformance,
  VIEW,
} from '#client/features/dashboard/performance/testing/show-performance';

const TITLE = 'Creative Performance Visits';
const LONG = 'A name of one hundred characters, '.repeat(3).slice(0, 100);

type Creative = DashboardFigures['creativePerformanceSummary']['rows'][number];

const creative = (
  creativeId: number,
  name: string,
  visits: number,
  cpv: number | null,
): Creative => ({
  creativeId,
  creative: name,
  totalResponses: visits,
  cpv,
});

const figuresOfRows = (rows: Creative[]): DashboardFigures => ({
  ...FIGURES,
  creativePerformanceSummary: { ...FIGURES.creativePerformanceSummary, rows },
});

const chart = () => panel(TITLE).getByRole('group', { name: /^Creative Performance Visits/ });
const tooltip = () => screen.getByTestId('chart-tooltip').textContent;

describe('the chart of visits by creative', () => {
  it.each([
    [0, 400],
    [8, 400],
    [9, 405],
    [500, 22_500],
  ])('of %p creatives is %p px high', (creatives, heightPx) => {
    expect(chartHeightPx(creatives)).toBe(heightPx);
  });

  it('has an axis up to a tenth beyond the largest value', () => {
    expect(axisMaximum([200, 1000, 3])).toBeCloseTo(1100, 10);
    expect(axisMaximum([])).toBe(0);
  });

  it('writes the visits at the ends of its bars and cuts names of more than 20 characters', () => {
    showPerformance({
      figures: figuresOfRows([creative(1, LONG, 1234, 1.5), creative(2, 'Short', 5, 2)]),
    });
    expect(panel(TITLE).getByText('1,234')).toBeInTheDocument();
    expect(panel(TITLE).getByText('A name of one hun…')).toBeInTheDocument();
    expect(panel(TITLE).getByText('Short')).toBeInTheDocument();
  });

  it('shows the whole name, the visits and, when there is one, the cost of a visit', async () => {
    const { user } = showPerformance({
      figures: figuresOfRows([creative(1, LONG, 1234, 1.5), creative(2, 'Idle', 0, null)]),
    });
    chart().focus();
    await user.keyboard('{ArrowDown}');
    expect(tooltip()).toBe(`${LONG}Visits1,234Cost per Visit$1.50`);
    await user.keyboard('{ArrowDown}');
    expect(tooltip()).toBe('IdleVisits0');
  });

  it('draws a second bar next to each for the comparison period', async () => {
    const { user } = showPerformance({
      figures: figuresOfRows([creative(1, 'Harvest', 30, null), creative(2, 'New', 10, null)]),
      compared: figuresOfRows([creative(1, 'Harvest', 40, null)]),
      view: viewOf({ ...VIEW, compare: 'previous' }),
    });

    expect(chart().querySelectorAll('[data-bar="compared"]')).toHaveLength(1);
    expect(panel(TITLE).getByText('Visits (outlined: previous period)')).toBeInTheDocument();
    chart().focus();
    await user.keyboard('{Home}');
    expect(tooltip()).toBe('HarvestVisits30Previous period40');
  });

  it('is read as a table too, with the same figures', async () => {
    const { user } = showPerformance({
      figures: figuresOfRows([creative(1, LONG, 1234, 1.5), creative(2, 'Idle', 0, null)]),
    });
    await choosePanelAction(user, TITLE, 'Show as table');

    const rows = panel(TITLE)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

    expect(rows).toEqual([
      ['Creative', 'Visits', 'Cost per Visit'],
      [LONG, '1,234', '$1.50'],
      ['Idle', '0', 'N/A'],
    ]);
  });
});
