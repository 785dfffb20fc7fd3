import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import { IMPRESSIONS_BEFORE_VISIT } from './impressions-before-visit';
import { csvOf, openTable, PREVIOUS, RANGE, show, tooltipAt } from './testing/show-panel';

describe('impressions before a visit', () => {
  it('are drawn up to 7 views, next to their average', async () => {
    const { panel } = show(IMPRESSIONS_BEFORE_VISIT);
    const average = within(screen.getByRole('group', { name: 'Avg. Imps/Visit' }));
    expect(average.getByText('4.50')).toBeInTheDocument();
    expect(panel.getAllByText(/^[1-9]$/).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1', '2', '3', '4', '5', '6', '7']),
    );
    expect(panel.queryByText('8')).not.toBeInTheDocument();
    expect(panel.getByText(/^20 visits, 3 of them after more than 7 views$/)).toBeInTheDocument();
  });

  it('show each bar with its share, and its comparison', async () => {
    const { user } = show(IMPRESSIONS_BEFORE_VISIT, PREVIOUS);
    expect(await tooltipAt(user, '{Home}')).toBe('1Visits3Previous period2Share of visits12.5%');
  });

  it('are the same figures as a table', async () => {
    const { head, rows } = await openTable(IMPRESSIONS_BEFORE_VISIT, PREVIOUS);
    expect(head).toEqual(['Views', 'Visits', 'Visits, compared']);
    expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7].map((views) => [`${views}`, '3', '2']));
    expect(csvOf(IMPRESSIONS_BEFORE_VISIT).at(-1)).toEqual(['7', '2.5']);
  });

  it('say when there was no visit', () => {
    const { panel } = show(IMPRESSIONS_BEFORE_VISIT, { figures: figuresOf(RANGE, 0) });
    expect(panel.getByText('No data available')).toBeInTheDocument();
  });
});
