import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { ADDRESS, answerDashboard, loaded, RANGE } from './dashboard-answers.fixture';
import { KOWHAI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
const usualWidth = window.innerWidth;
const PERFORMANCE = `${ADDRESS}&view=performance`;
const ALL = { clientId: KOWHAI.id, ...RANGE };

beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = usualWidth;
});

async function show(path = ADDRESS) {
  const { asked } = answerDashboard(server);
  const page = renderPage(<DashboardPage />, { path });
  if (path.startsWith(PERFORMANCE))
    await screen.findByRole('grid', { name: 'Impressions Per Daypart' });
  else await loaded();
  return { ...page, asked };
}

const table = (name: string) => within(screen.getByRole('table', { name }));

describe('a press in a panel of the dashboard', () => {
  it('on a row of creatives filters by the creative, and the next one takes that away', async () => {
    const { user, asked, address } = await show(PERFORMANCE);
    const details = table('Creative Performance Details');

    await user.click(details.getByRole('button', { name: 'Filter by Harvest 30s' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...ALL, creatives: [31] }));
    expect(address().get('creative')).toBe('31');

    await user.click(await details.findByRole('button', { name: 'Remove the filter Harvest 30s' }));
    await waitFor(() => expect(address().has('creative')).toBe(false));
  });

  it('anywhere in a row counts, by key as well as by pointer', async () => {
    const { user, address } = await show(PERFORMANCE);
    const details = table('Channel Performance Details');
    const button = details.getByRole('button', { name: 'Filter by Huia One' });
    const figure = button.closest('tr')?.children[1];
    if (!figure) throw new Error('The row has no figure.');

    await user.click(figure);
    await waitFor(() => expect(address().get('channel')).toBe('41'));

    (await details.findByRole('button', { name: 'Remove the filter Huia One' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address().has('channel')).toBe(false));
  });

  it('leaves a row alone whose text was selected', async () => {
    const { user, address } = await show(PERFORMANCE);
    const row = table('Channel Performance Details')
      .getByRole('button', { name: 'Filter by Huia One' })
      .closest('tr');
    const figure = row?.children[1];
    if (!figure) throw new Error('The row has no figure.');

    await user.pointer([
      { target: figure, offset: 0, keys: '[MouseLeft>]' },
      { target: figure, offset: 3 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(document.getSelection()?.toString()).not.toBe('');
    expect(address().has('channel')).toBe(false);
  });

  it('on a cell of a heatmap filters by its weekday and daypart, with Enter too', async () => {
    const { user, asked, address } = await show(PERFORMANCE);
    const cells = within(
      screen.getByRole('grid', { name: 'Impressions Per Daypart' }),
    ).getAllByRole('gridcell');
    const sundayNight = cells[0];
    if (!sundayNight) throw new Error('There is no such cell.');

    await user.click(sundayNight);
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...ALL, weekdays: [7], dayparts: [1] }));

    await waitFor(() => expect(sundayNight).toHaveAttribute('aria-selected', 'true'));
    sundayNight.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address().has('daypart')).toBe(false));
    expect(address().has('weekday')).toBe(false);
  });

  it('on a total of a heatmap filters by what it is the total of, and on the last one by nothing', async () => {
    const { user, address } = await show(PERFORMANCE);
    const cells = within(
      screen.getByRole('grid', { name: 'Impressions Per Daypart' }),
    ).getAllByRole('gridcell');
    const weekOfNight = cells[7];
    const everything = cells.at(-1);
    if (!weekOfNight || !everything) throw new Error('There is no such cell.');

    await user.click(everything);
    expect(everything).not.toHaveAttribute('aria-selected');
    await user.click(weekOfNight);
    await waitFor(() => expect(address().get('daypart')).toBe('1'));
    expect(address().has('weekday')).toBe(false);
  });

  it('on a region filters by it, and Unknown cannot be pressed', async () => {
    const { user, asked } = await show();
    const regions = table('Top regions');

    expect(regions.queryByRole('button', { name: /Unknown/ })).not.toBeInTheDocument();
    await user.click(regions.getByRole('button', { name: 'Filter by Wellington' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...ALL, regions: [3] }));
  });

  it('on a page filters by the site', async () => {
    const { user, asked } = await show();
    await user.click(table('Responses by Site').getByRole('button', { name: 'Filter by Shop' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...ALL, sites: [51] }));
  });

  it('on a day shows that day, and the next one the range before it', async () => {
    const { user, asked, address } = await show();
    const chart = await loaded();

    chart.focus();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ ...ALL, startDate: '2026-03-01', endDate: '2026-03-01' }),
    );
    expect(address().get('to')).toBe('2026-03-01');

    await waitFor(async () => {
      (await loaded()).focus();
      await user.keyboard('{Home}');
      expect(screen.getAllByText(/Remove the filter/).length).toBeGreaterThan(0);
    });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address().get('to')).toBe(RANGE.endDate));
  });
});
