import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import { PARETO } from './pareto';
import {
  FIGURES,
  openTable,
  PREVIOUS,
  RANGE,
  show,
} from '#client/features/dashboard/summary/testing/show-panel';

describe('the Pareto gauge', () => {
  const withViews = (viewsFor80Percent: number) => ({
    ...FIGURES,
    impressionsBeforeVisit: {
      ...FIGURES.impressionsBeforeVisit,
      summary: { ...FIGURES.impressionsBeforeVisit.summary, viewsFor80Percent },
    },
  });

  it('goes from 0 to 10', async () => {
    const { panel, user } = show(PARETO, { figures: withViews(4) });
    const meter = panel.getByRole('meter', { name: 'Pareto - 80% Rule' });

    expect(
      ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => meter.getAttribute(name)),
    ).toEqual(['0', '4', '10']);
    expect(panel.getByText('Impressions to Deliver 80% Visits')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Help: Pareto - 80% Rule' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'How many impressions to serve to each customer before 80% of visits occur',
    );
  });

  it('stops at 10 and describes values beyond', () => {
    const { panel } = show(PARETO, { figures: withViews(14) });
    expect(panel.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
    expect(panel.getByText('20 visits · 14 impressions, beyond the scale')).toBeInTheDocument();
  });

  it('has nothing to be compared with where there was no visit', () => {
    const { panel } = show(PARETO, {
      compared: figuresOf(RANGE, 0),
      view: { compare: 'last-year' },
    });
    expect(panel.getByText('20 visits · nothing to compare with')).toBeInTheDocument();
  });

  it('is the same figure as a table', async () => {
    const { rows } = await openTable(PARETO, PREVIOUS);
    expect(rows).toEqual([
      ['01 Mar 2026', '03 Mar 2026', '7'],
      ['26 Feb 2026', '28 Feb 2026', '7'],
    ]);
  });
});
