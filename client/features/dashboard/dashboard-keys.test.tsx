import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { currentShortcuts, listenForShortcuts } from '#client/components/browser/shortcuts';
import { DATE_RANGE_PRESETS, presetRange } from '#schema/date-ranges';
import { todayIn } from '#client/formatting/date-ranges';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { ADDRESS, answerDashboard, loaded, never } from './dashboard-answers.fixture';
import { KOWHAI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
let stop = () => {};

beforeEach(() => {
  stop = listenForShortcuts(document);
});
afterEach(() => stop());

async function show(path = ADDRESS) {
  const page = renderPage(<DashboardPage />, { path });
  await loaded();
  return page;
}

describe('the keys of the dashboard', () => {
  it('are all listed, with a key of its own for each', async () => {
    answerDashboard(server);
    await show();

    const shortcuts = currentShortcuts();

    expect(shortcuts.map(({ does }) => does)).toEqual(
      expect.arrayContaining([
        'Show Summary',
        'Show Performance',
        'Compare with another period',
        'Go to the filters',
        'Clear the filters',
        'Analyse',
        'Export all data to Excel',
        ...DATE_RANGE_PRESETS.map(({ label }) => label),
      ]),
    );
    expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
  });

  it.each([
    ['2', 'yesterday'],
    ['5', 'last-7-days'],
    ['0', 'this-year'],
    ['yl', 'last-year'],
    ['y1', 'last-1-year'],
  ] as const)('%s chooses the range %s', async (keys, preset) => {
    const { asked } = answerDashboard(server);
    const { user, address } = await show();
    await user.keyboard(keys);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject(presetRange(preset, todayIn(KOWHAI.timeZone)) ?? {}),
    );
    expect(address().get('range')).toBe(preset);
  });

  it('change the view, compare and clear the filters', async () => {
    answerDashboard(server);

    const { user, address } = await show(`${ADDRESS}&region=2`);

    await user.keyboard('p');
    expect(screen.getByRole('button', { name: 'Performance' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(address().get('view')).toBe('performance');
    await user.keyboard('v');
    expect(address().get('view')).toBe('effect');
    await user.keyboard('s');
    expect(address().has('view')).toBe(false);
    await user.keyboard('c');
    expect(address().get('compare')).toBe('previous');
    for (const compare of ['previous-weekdays', 'last-year', 'last-year-weekdays']) {
      await user.keyboard('c');
      expect(address().get('compare')).toBe(compare);
    }
    await user.keyboard('c');
    expect(address().has('compare')).toBe(false);
    await user.keyboard('x');
    expect(address().has('region')).toBe(false);
  });

  it('lead to the filters', async () => {
    answerDashboard(server);
    const { user } = await show();
    await user.keyboard('f');
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  });
});

describe('analysing and exporting', () => {
  it.each([
    ['a', 'Analyse'],
    ['e', 'Export all data to Excel'],
  ])('by %s or its button asks for a client first', async (key, name) => {
    answerDashboard(server);
    const { user } = renderPage(<DashboardPage />, { path: '/dashboard' });
    await screen.findByText('Select a client to view dashboard data');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Please select a customer first.')).toBeInTheDocument();
    await user.keyboard(key);
    expect(screen.getAllByText('Please select a customer first.')).toHaveLength(1);
  });

  it('says that there is nothing to analyse while the figures load', async () => {
    answerDashboard(server, { figures: never });

    const { user } = renderPage(<DashboardPage />, { path: ADDRESS });

    await screen.findByText('Loading dashboard data...');
    await user.click(screen.getByRole('button', { name: 'Analyse' }));
    expect(
      await screen.findByText(
        'No analysis data available. Please refresh the dashboard data first.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the analysis of the figures', async () => {
    answerDashboard(server);
    const { user } = await show();
    await user.keyboard('a');
    expect(
      await screen.findByRole('dialog', { name: 'Campaign Intelligence' }),
    ).toBeInTheDocument();
  });
});
