import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import type { FigureTable } from './figure-table';
import { FigureTableView } from './figure-table-view';

const TABLE: FigureTable = {
  columns: [
    { key: 'day', head: 'Day', kind: 'date' },
    { key: 'name', head: 'Name', kind: 'text' },
    { key: 'count', head: 'Count', kind: 'count' },
    { key: 'ratio', head: 'Ratio', kind: 'decimal' },
    { key: 'cost', head: 'Cost', kind: 'money' },
    { key: 'share', head: 'Share', kind: 'percent' },
  ],
  rows: [
    { day: '2026-03-01', name: 'Tūī', count: 12345, ratio: -0.256, cost: 3.5, share: 0.0216 },
    { day: '2026-03-02', name: null, count: null, ratio: null, cost: null, share: undefined },
  ],
  currency: 'NZD',
};

const cellsOf = (row: HTMLElement) =>
  [...within(row).queryAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );

describe('figures as a table', () => {
  it('are written as their column says, and N/A where there are none', () => {
    renderPage(<FigureTableView label="Birds" table={TABLE} />, { path: '/' });

    const [, first, second] = within(screen.getByRole('table', { name: 'Birds' })).getAllByRole(
      'row',
    );

    expect(first && cellsOf(first)).toEqual([
      '01 Mar 2026',
      'Tūī',
      '12,345',
      '-0.26',
      '$3.50',
      '2.2%',
    ]);
    expect(second && cellsOf(second)).toEqual(['02 Mar 2026', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  });

  it('name their columns and rows for a screen reader', async () => {
    renderPage(<FigureTableView label="Birds" table={TABLE} />, {
      path: '/',
    });

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Name',
      'Count',
      'Ratio',
      'Cost',
      'Share',
    ]);
    expect(screen.getByRole('rowheader', { name: '01 Mar 2026' })).toBeInTheDocument();
  });
});
