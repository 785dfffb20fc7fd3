import { describe, expect, it, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CORRELATION } from './correlation';
import {
  FIGURES,
  openTable,
  PREVIOUS,
  show,
} from '#client/features/dashboard/summary/testing/show-panel';
import { applyStyles } from '#client/testing/styles';

applyStyles();

describe('the gauge of the correlation', () => {
  const withCorrelation = (
    correlation: number,
    correlationInterval: { low: number; high: number } | null = null,
  ) => ({
    ...FIGURES,
    responsesOverTime: {
      ...FIGURES.responsesOverTime,
      summary: { correlation, correlationInterval },
    },
  });

  test.each([
    [0, 'Weak', '0.00'],
    [0.39, 'Weak', '0.39'],
    [0.4, 'Moderate', '0.40'],
    [0.69, 'Moderate', '0.69'],
    [0.7, 'Strong', '0.70'],
    [1, 'Strong', '1.00'],
    [-0.6, 'Weak', '0.00'],
  ])('of %p shows the band %s', (correlation, band, text) => {
    const { panel } = show(CORRELATION, { figures: withCorrelation(correlation) });
    expect(panel.getByRole('meter')).toHaveAttribute('aria-valuetext', `${text}, ${band}`);
    const bands = ['Weak', 'Moderate', 'Strong'].map((label) => panel.getByText(label));
    const bold = bands.filter((one) => getComputedStyle(one).fontWeight.includes('bold'));
    expect(bold.map(({ textContent }) => textContent)).toEqual([band]);
  });

  it('shows its interval, its sample and its comparison', async () => {
    const { panel, user } = show(CORRELATION, {
      figures: withCorrelation(-0.6, { low: -0.8, high: -0.2 }),
      ...PREVIOUS,
    });

    expect(panel.getByText('Impressions / All Visits')).toBeInTheDocument();
    expect(
      panel.getByText('r = -0.60 over 3 days · 95% interval -0.80 to -0.20 · compared with 0.62'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Help: Correlation' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Correlation between impressions and visits',
    );
  });

  it('says when there are too few days for an interval', () => {
    const { panel } = show(CORRELATION, { figures: withCorrelation(0.5) });
    expect(
      panel.getByText('r = 0.50 over 3 days · too few days for an interval'),
    ).toBeInTheDocument();
  });

  it('is the same figure as a table', async () => {
    const { head, rows } = await openTable(CORRELATION, PREVIOUS);
    expect(head).toEqual(['From', 'To', 'Correlation', 'Strength', '95% from', '95% to']);
    expect(rows).toEqual([
      ['01 Mar 2026', '03 Mar 2026', '0.62', 'Moderate', '0.40', '0.78'],
      ['26 Feb 2026', '28 Feb 2026', '0.62', 'Moderate', '0.40', '0.78'],
    ]);
  });
});
