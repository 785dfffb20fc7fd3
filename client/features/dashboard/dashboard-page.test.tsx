import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultRange } from '#schema/date-ranges';
import { todayIn } from '#client/formatting/date-ranges';
import { storage } from '#client/session/storage';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import {
  ADDRESS,
  answerDashboard,
  applyPreset,
  chooseClient,
  loaded,
  never,
  RANGE,
  unavailable,
} from './dashboard-answers.fixture';
import { figuresOf, KOWHAI, TUI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();

const tile = (label: string) => within(screen.getByRole('group', { name: label }));
const impressions = () => tile('Actual Impressions');

describe('the dashboard', () => {
  it('shows the six tiles and the chart of the address, in one request', async () => {
    const { asked } = answerDashboard(server);
    renderPage(<DashboardPage />, { path: ADDRESS });
    expect(await loaded()).toBeInTheDocument();
    expect(tile('Ad Spend').getByText('$30.00')).toBeInTheDocument();
    expect(impressions().getByText('1,000')).toBeInTheDocument();
    expect(tile('Total Visits').getByText('20')).toBeInTheDocument();
    expect(tile('CPM Actual').getByText('$30.00')).toBeInTheDocument();
    expect(tile('Response Rate').getByText('2.0%')).toBeInTheDocument();
    expect(tile('Cost Per Visit').getByText('$1.50')).toBeInTheDocument();
    expect(screen.getByText('Pacific/Auckland time')).toBeInTheDocument();
    expect(asked).toEqual([{ clientId: KOWHAI.id, ...RANGE }]);
  });

  it('lets a client be chosen by keys alone, and keeps the focus on it', async () => {
    const { asked } = answerDashboard(server);
    const { user } = renderPage(<DashboardPage />, { path: ADDRESS });

    await loaded();

    const field = screen.getByRole('combobox', { name: 'Client' });
    while (document.activeElement !== field) await user.tab();
    await user.keyboard('{ArrowDown}');

    const last = await screen.findByRole('option', { name: TUI.displayName });
    // The list marks its first option one frame after it opened.
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{End}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', last.id));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.clientId).toBe(TUI.id));
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveProperty(
      'value',
      TUI.displayName,
    );
  });

  it('asks for a client where there are several and none was chosen', async () => {
    const { asked } = answerDashboard(server);
    renderPage(<DashboardPage />, { path: '/dashboard' });
    expect(await screen.findByText('Select a client to view dashboard data')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('takes the only client there is', async () => {
    answerDashboard(server, { clients: [TUI] });
    const { address } = renderPage(<DashboardPage />, { path: '/dashboard' });
    await loaded();
    expect(address().get('client')).toBe(String(TUI.id));
  });

  it('takes up the client and the range chosen last, and puts them into the address', async () => {
    storage.selectedCustomerId.write(String(TUI.id));
    storage.selectedDateRange.write(JSON.stringify(RANGE));
    const { asked } = answerDashboard(server);
    const { address } = renderPage(<DashboardPage />, { path: '/dashboard' });
    await loaded();
    expect(asked).toEqual([{ clientId: TUI.id, ...RANGE }]);
    expect(address().toString()).toBe(
      `client=${TUI.id}&from=${RANGE.startDate}&to=${RANGE.endDate}`,
    );
  });

  it('starts another client with the last 30 days, remembers it, and goes back', async () => {
    const { asked } = answerDashboard(server);
    const { user, address, goBack } = renderPage(<DashboardPage />, { path: ADDRESS });

    await loaded();
    await chooseClient(user, TUI.displayName);

    const expected = defaultRange(todayIn(TUI.timeZone));

    await waitFor(() => expect(asked.at(-1)).toEqual({ clientId: TUI.id, ...expected }));
    expect(address().toString()).toBe(`client=${TUI.id}&range=last-30-days`);
    expect(storage.selectedCustomerId.read()).toBe(String(TUI.id));
    await act(() => goBack());
    await waitFor(() => expect(asked.at(-1)).toEqual({ clientId: KOWHAI.id, ...RANGE }));
  });

  it('says that it loads until the first figures are there', async () => {
    answerDashboard(server, { figures: never });
    renderPage(<DashboardPage />, { path: ADDRESS });
    expect(await screen.findByText('Loading dashboard data...')).toBeInTheDocument();
  });

  it('says it where no client is there to choose from', async () => {
    answerDashboard(server, { clients: [] });
    renderPage(<DashboardPage />, { path: '/dashboard' });
    expect(await screen.findByText('Select a client to view dashboard data')).toBeInTheDocument();
  });

  it('says when there is nothing to draw', async () => {
    answerDashboard(server, { figures: (filter) => figuresOf(filter, 0) });
    renderPage(<DashboardPage />, { path: ADDRESS });
    expect(
      await screen.findByText('No data available for the selected filters'),
    ).toBeInTheDocument();
  });

  it('offers the last 30 days where the range lies further back than its figures', async () => {
    answerDashboard(server, {
      figures: (filter) => figuresOf(filter, filter.startDate.startsWith('2019') ? 0 : 1000),
    });
    const { user, address } = renderPage(<DashboardPage />, {
      path: `/dashboard?client=${KOWHAI.id}&from=2019-01-01&to=2019-01-31`,
    });

    await user.click(await screen.findByRole('button', { name: 'Show the last 30 days' }));
    await loaded();
    expect(address().get('range')).toBe('last-30-days');
  });

  it('shows why it failed and tries again', async () => {
    let calls = 0;

    answerDashboard(server, {
      figures: (filter) => {
        calls += 1;
        if (calls === 1) return unavailable('The store is away.');
        return figuresOf(filter);
      },
    });

    const { user } = renderPage(<DashboardPage />, { path: ADDRESS });

    expect(await screen.findByText('The store is away.')).toBeInTheDocument();
    expect(screen.getByText('Error: 503 - The store is away.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toBeInTheDocument();
  });

  it('keeps the figures on screen, marked busy, while those of a new range load', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));

    answerDashboard(server, {
      figures: async (filter) => {
        if (filter.startDate === RANGE.startDate) return figuresOf(filter);
        await released;
        return figuresOf(filter, 2000);
      },
    });

    const { user } = renderPage(<DashboardPage />, { path: ADDRESS });

    await loaded();
    await applyPreset(user, 'Last Year');
    expect((await screen.findAllByRole('progressbar')).length).toBeGreaterThan(0);
    expect(impressions().getByText('1,000')).toBeInTheDocument();
    release();
    expect(await impressions().findByText('2,000')).toBeInTheDocument();
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
  });

  it('asks once for a range chosen twice, and cancels it when another is chosen before it answered', async () => {
    const { asked, aborted } = answerDashboard(server, {
      figures: (filter) => (filter.startDate === '2025-01-01' ? never() : figuresOf(filter)),
    });
    const { user } = renderPage(<DashboardPage />, { path: ADDRESS });

    await loaded();
    await applyPreset(user, 'Last Year');
    await waitFor(() => expect(asked).toHaveLength(2));
    await applyPreset(user, 'Last Year');
    expect(asked).toHaveLength(2);
    expect(aborted).toEqual([]);
    await applyPreset(user, 'Yesterday');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(aborted.map(({ startDate }) => startDate)).toEqual(['2025-01-01']);
  });

  it('has nothing for axe to find', async () => {
    answerDashboard(server);
    renderPage(<DashboardPage />, { path: ADDRESS });
    await loaded();
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
