import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import {
  ADDRESS,
  answerDashboard,
  chooseClient,
  loaded,
  never,
  RANGE,
  unavailable,
} from './dashboard-answers.fixture';
import { figuresOf, KOWHAI, OPTIONS, TUI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
const usualWidth = window.innerWidth;
const LABELS = [
  'Region',
  'Campaign',
  'Booking',
  'Creative',
  'Channel',
  'Sites',
  'Weekday',
  'Daypart',
];
const QUESTION = { clientId: KOWHAI.id, ...RANGE };

beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = usualWidth;
});

const filter = (label: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${label}\\b`) });
const optionNames = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('[dir=auto]')?.textContent);

function show(path = ADDRESS) {
  const page = renderPage(<DashboardPage />, { path });
  const open = async (label: string) => {
    await page.user.click(filter(label));
    await screen.findByRole('listbox', { name: label });
  };

  const choose = async (label: string, ...names: string[]) => {
    await open(label);
    for (const name of names) await page.user.click(screen.getByRole('option', { name }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  };

  return { ...page, open, choose };
}

describe('the filters of the dashboard', () => {
  it('are in the bar in their order, and are disabled until a client is chosen', async () => {
    answerDashboard(server);

    const { user } = show('/dashboard');

    await screen.findByText('Select a client to view dashboard data');

    const row = within(screen.getByRole('group', { name: 'Filters' }));

    expect(
      row.getAllByRole('button').map((button) => button.textContent?.replace(/:.*/, '')),
    ).toEqual(LABELS);
    expect(LABELS.filter((label) => !filter(label).disabled)).toEqual([]);
    await chooseClient(user, KOWHAI.displayName);
    await loaded();
    expect(LABELS.filter((label) => filter(label).disabled)).toEqual([]);
  });

  it('are disabled while the first figures load', async () => {
    answerDashboard(server, { figures: never });
    show();
    await screen.findByText('Loading dashboard data...');
    expect(LABELS.filter((label) => !filter(label).disabled)).toEqual([]);
  });

  it('narrow the figures and are in the address, a step of the history each', async () => {
    const { asked } = answerDashboard(server);
    const { choose, address, goBack } = show();

    await loaded();
    await choose('Region', 'Auckland', 'Otago');
    await choose('Daypart', 'Peak');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ ...QUESTION, regions: [2, 4], dayparts: [7] }),
    );
    expect(address().toString()).toBe(
      `client=1&from=${RANGE.startDate}&to=${RANGE.endDate}&region=2.4&daypart=7`,
    );
    await act(() => goBack());
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...QUESTION, regions: [2, 4] }));
    expect(filter('Daypart')).toHaveTextContent('All Dayparts');
    // The URL, a region, another, a daypart, and back.
    expect(asked).toHaveLength(5);
  });

  it('are taken from a link', async () => {
    const { asked } = answerDashboard(server);
    show(`${ADDRESS}&region=2-4&weekday=6.7&site=52`);
    await loaded();
    expect(asked).toEqual([{ ...QUESTION, regions: [2, 3, 4], weekdays: [6, 7], sites: [52] }]);
    expect(filter('Region')).toHaveTextContent('3 selected');
    expect(filter('Weekday')).toHaveTextContent('Saturday, Sunday');
    expect(filter('Sites')).toHaveTextContent('Recipes');
  });

  it('cascade: a booking brings its campaign and narrows the creatives, in one question', async () => {
    const { asked } = answerDashboard(server);
    const { open, choose } = show();

    await loaded();
    await choose('Booking', 'Spring catch-up');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ ...QUESTION, campaigns: [11], bookings: [22] }),
    );
    expect(filter('Campaign')).toHaveTextContent('Spring');
    await open('Creative');
    expect(optionNames()).toEqual(['All', 'Harvest 15s']);
  });

  it('cascade: another campaign clears bookings and creatives that are not its own', async () => {
    const { asked } = answerDashboard(server);
    const { choose } = show(`${ADDRESS}&campaign=11.12&booking=21.23&creative=31.33`);

    await loaded();
    await choose('Campaign', 'Spring');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        ...QUESTION,
        campaigns: [12],
        bookings: [23],
        creatives: [33],
      }),
    );
  });

  it('let one site be chosen, and close after it', async () => {
    const { asked } = answerDashboard(server);
    const { user, open } = show();
    await loaded();
    await open('Sites');
    await user.click(screen.getByRole('option', { name: 'Shop' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await open('Sites');
    await user.click(screen.getByRole('option', { name: 'Recipes' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...QUESTION, sites: [52] }));
  });

  it('are cleared together, from the bar and where they leave nothing', async () => {
    const { asked } = answerDashboard(server, {
      figures: (question) => figuresOf(question, question.regions ? 0 : 1000),
    });
    const { user, address } = show(`${ADDRESS}&region=2`);

    expect(
      await screen.findByText('No data available for the selected filters'),
    ).toBeInTheDocument();

    const [inBar, inBody] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (!inBar || !inBody) throw new Error('both ways are there');

    await user.click(inBody);
    await loaded();
    expect(asked.at(-1)).toEqual(QUESTION);
    expect(address().has('region')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('are all reset by another client, whose own load first', async () => {
    const optionsAsked: number[] = [];
    const { asked } = answerDashboard(server, {
      options: (clientId) => {
        optionsAsked.push(clientId);
        return OPTIONS;
      },
    });

    const { user, address } = show(`${ADDRESS}&region=2&view=performance`);

    await waitFor(() => expect(asked).toHaveLength(1));
    await chooseClient(user, TUI.displayName);
    await waitFor(() => expect(asked.at(-1)?.clientId).toBe(TUI.id));
    expect(asked.at(-1)).not.toHaveProperty('regions');
    expect(optionsAsked).toEqual([KOWHAI.id, TUI.id]);
    expect(address().toString()).toBe(`client=${TUI.id}&range=last-30-days&view=performance`);
  });

  it('load before the figures', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const options = jest.fn(() => released.then(() => OPTIONS));
    const { asked } = answerDashboard(server, { options });

    show(`${ADDRESS}&region=2`);
    await screen.findByText('Loading dashboard data...');
    await waitFor(() => expect(options).toHaveBeenCalled());
    expect(asked).toEqual([]);
    release();
    await loaded();
    expect(asked).toHaveLength(1);
  });

  it('show why they could not be loaded, and are tried again', async () => {
    let calls = 0;

    answerDashboard(server, {
      options: () => {
        calls += 1;
        return calls === 1 ? unavailable('No filters today.') : OPTIONS;
      },
    });

    const { user } = show();

    expect(await screen.findByText('No filters today.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });

  it('of a link that the client does not have show no other figures, until that is wanted', async () => {
    const { asked } = answerDashboard(server);
    const { user, address } = show(`${ADDRESS}&region=2.999&creative=888&weekday=9`);

    expect(await screen.findByText(/^This link is filtered by something/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(address().get('region')).toBe('2.999');

    await user.click(screen.getByRole('button', { name: 'Show without these filters' }));
    await loaded();
    expect(asked).toEqual([{ ...QUESTION, regions: [2] }]);
    expect(address().toString()).toBe(
      `client=1&from=${RANGE.startDate}&to=${RANGE.endDate}&region=2`,
    );
  });

  it('are in a sheet where the bar has no room, where axe also finds nothing', async () => {
    window.innerWidth = 390;

    const { asked } = answerDashboard(server);
    const { user } = show();

    await loaded();
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));

    await user.click(sheet.getByRole('button', { name: /^Region/ }));
    await user.click(sheet.getByRole('option', { name: 'Otago' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...QUESTION, regions: [4] }));
    expect(await axeViolations(document.body)).toEqual([]);
    await user.click(sheet.getByRole('button', { name: /^Sites/ }));
    expect(sheet.queryByRole('listbox', { name: 'Region' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('option', { name: 'Shop' }));
    await waitFor(() =>
      expect(sheet.queryByRole('listbox', { name: 'Sites' })).not.toBeInTheDocument(),
    );
    await user.click(sheet.getByRole('button', { name: 'Show the figures' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Filters: 2 set/ })).toBeInTheDocument();
  });

  it('stand at the bottom of a phone with the actions, and the views over the figures', async () => {
    window.innerWidth = 390;

    answerDashboard(server);
    const { user, address } = show();

    await loaded();
    const bar = within(screen.getByRole('group', { name: 'Filters and actions' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'FiltersFilters',
      'Analyse',
      'Export',
      'Views',
      'Share',
    ]);
    const views = within(screen.getByRole('group', { name: 'Dashboard view' }));
    await user.click(views.getByRole('button', { name: 'Performance' }));
    await waitFor(() => expect(address().get('view')).toBe('performance'));
  });
});

describe('the states of the dashboard', () => {
  it.each([
    ['without a client', '/dashboard', 'Select a client to view dashboard data', figuresOf],
    ['while loading', ADDRESS, 'Loading dashboard data...', never],
    [
      'filtered to nothing',
      `${ADDRESS}&region=2`,
      'No data available for the selected filters',
      () => figuresOf(RANGE, 0),
    ],
    ['failed', ADDRESS, 'The store is away.', () => unavailable('The store is away.')],
  ])('have nothing for axe to find %s', async (_case, path, text, figures) => {
    answerDashboard(server, { figures: (question) => figures(question) });
    show(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('show why the clients could not be loaded', async () => {
    server.use(
      endpoint.query('DashboardCustomers', () =>
        HttpResponse.json({
          errors: [{ message: 'No clients today.', extensions: { code: 'UNAVAILABLE' } }],
        }),
      ),
    );
    show('/dashboard');
    expect(await screen.findByText('No clients today.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
