import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listenForShortcuts } from '#client/components/browser/shortcuts';
import { defaultRange } from '#schema/date-ranges';
import { todayIn } from '#client/formatting/date-ranges';
import { storage } from '#client/session/storage';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { OVERVIEW_DAYS, overviewRow } from './overview.fixture';
import { OverviewPage } from './overview-page';
import type { Pacing } from '#client/records/pacing/pacing-texts';
import type { OverviewRow } from './overview-totals';

const server = graphqlServer();

const ADDRESS = '/overview?from=2026-11-01&to=2026-11-20';

type Range = { startDate: string; endDate: string };

function answer(rowsOf: (range: Range) => OverviewRow[] | Response) {
  const asked: Range[] = [];

  server.use(
    endpoint.query('Overview', ({ variables }) => {
      const range = variables as Range; // msw does not know our operations
      asked.push(range);
      const rows = rowsOf(range);
      if (rows instanceof Response) return rows;
      return HttpResponse.json({
        data: { overview: rows.map((row) => ({ __typename: 'OverviewRow', ...row })) },
      });
    }),
  );

  return asked;
}

const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    overviewRow({ bookingName: `Booking ${index + 1}`, impressions: index + 1 }),
  );

/** A booking with a goal of 1,000 impressions, half of its days over. */
/** The cache matches fragments by it. */
const TYPE_NAME = { __typename: 'BookingPacing' };

const paced = (bookingName: string, pacing: Partial<Pacing>) =>
  overviewRow({
    bookingName,
    pacing: {
      ...TYPE_NAME,
      state: 'ON_PACE',
      goal: 1_000,
      delivered: 500,
      expected: 500,
      complete: 500,
      forecast: 1_000,
      spend: 10,
      forecastSpend: 20,
      neededPerDay: 50,
      ...pacing,
    },
  });

const card = (label: string) => within(screen.getByRole('group', { name: label }));
const table = () => screen.findByRole('table', { name: 'Active Campaigns' });
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const shownBookings = async () =>
  within(await table())
    .queryAllByText(/^Booking \d+$/)
    .map((cell) => cell.textContent);

const COLUMNS = [
  'Client Name',
  'Campaign Name',
  'Booking Name',
  'Channel Name',
  'Start Date',
  'End Date',
  'Impressions',
  'Visits',
  'Rate',
  'Spend',
  'CPM',
  'Tag Status',
];

describe('the overview', () => {
  it('sums the bookings up in four cards', async () => {
    answer(() => [
      overviewRow({ customerId: 1, impressions: 1_234_000, spend: 1234.5, pingCount: 20 }),
      overviewRow({ customerId: 2, impressions: 567, spend: 10, pingCount: 500 }),
    ]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await card('Total Impressions').findByText('1,234,567')).toBeInTheDocument();
    expect(card('Total Impressions').getByText('Across 2 active bookings')).toBeInTheDocument();
    expect(card('Total Ad Spend').getByText('$1,244')).toBeInTheDocument();
    expect(card('Total Ad Spend').getByText('Campaign investment')).toBeInTheDocument();
    expect(card('Active Bookings').getByText('2')).toBeInTheDocument();
    expect(card('Active Bookings').getByText('Current campaigns')).toBeInTheDocument();
    expect(card('Site Tag Issues').getByText('1')).toBeInTheDocument();
    expect(card('Site Tag Issues').getByText('Needs attention')).toBeInTheDocument();
  });

  it('names every currency of the spend where clients pay in different money', async () => {
    answer(() => [
      overviewRow({ customerId: 1, spend: 1234.5, currency: 'NZD' }),
      overviewRow({ customerId: 2, spend: 340, currency: 'AUD' }),
    ]);
    renderPage(<OverviewPage />, { path: ADDRESS });

    expect(await card('Total Ad Spend').findByText('$1,234 NZD + $340 AUD')).toBeInTheDocument();
    expect(
      card('Total Ad Spend').getByText('Campaign investment in 2 currencies'),
    ).toBeInTheDocument();
  });

  it('says that all is well when no site tag is an issue', async () => {
    answer(() => [overviewRow({ pingCount: 100 })]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await card('Site Tag Issues').findByText('All systems operational')).toBeInTheDocument();
  });

  it('shows a booking with its formats and the status of its tag', async () => {
    answer(() => [overviewRow({ impressions: 12345, spend: 345.6, cpm: 28, pingCount: 12 })]);
    renderPage(<OverviewPage />, { path: ADDRESS });

    const rows = within(await table());

    expect(await rows.findByText('12,345')).toBeInTheDocument();
    expect(rows.getByText('$345.60')).toBeInTheDocument();
    expect(rows.getByText('$28.00')).toBeInTheDocument();
    expect(rows.getByText('01 Oct 2026')).toBeInTheDocument();
    expect(
      rows.getByRole('img', { name: 'Tag pings low: only 12 visits in the last 24 hours.' }),
    ).toBeInTheDocument();
  });

  it('shows ROLE_ADMIN who created a booking, after the third column, and says more on focus', async () => {
    answer(() => [overviewRow({ createdAt: '2026-09-20T08:00:00' })]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('Aroha Ngata');
    expect(await heads()).toEqual([...COLUMNS.slice(0, 3), 'Created By', ...COLUMNS.slice(3)]);
    await user.hover(screen.getByText('Aroha Ngata'));
    const hint = await screen.findByRole('tooltip');
    expect(hint.textContent).toBe('AGENCYTūī Media20 Sep 2026, 08:00');
  });

  it('names the organisation where the person who created a booking is not known', async () => {
    answer(() => [overviewRow({ createdByName: null, entityName: 'Tūī Media' })]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await screen.findByText('Tūī Media')).toBeInTheDocument();
  });

  it('does not show others who created a booking', async () => {
    answer(() => [overviewRow()]);
    renderPage(<OverviewPage />, {
      path: ADDRESS,
      user: { role: 'ROLE_AGENCY_ADMIN', entityType: 'AGENCY' },
    });
    await screen.findByText('Summer 2026');
    expect(await heads()).toEqual(COLUMNS);
    expect(screen.queryByText('Aroha Ngata')).not.toBeInTheDocument();
  });

  it('pages by ten and sorts, both in the address', async () => {
    answer(() => bookings(23));

    const { user, address } = renderPage(<OverviewPage />, { path: ADDRESS });

    await screen.findByText('1–10 of 23');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
    expect(address().get('page')).toBe('2');
    await user.click(within(await table()).getByRole('button', { name: /^Impressions/ }));
    await screen.findByText('1–10 of 23');
    expect(address().get('sort')).toBe('-impressions');
    expect((await shownBookings())[0]).toBe('Booking 23');
  });

  it('opens where the address says', async () => {
    answer(() => bookings(23));
    renderPage(<OverviewPage />, { path: `${ADDRESS}&sort=impressions&page=3` });
    expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
    expect(await shownBookings()).toEqual(['Booking 21', 'Booking 22', 'Booking 23']);
  });

  it('asks for the last 30 days at first, and writes them into the address', async () => {
    const asked = answer(() => [overviewRow()]);
    const { address } = renderPage(<OverviewPage />, { path: '/overview' });
    await screen.findByText('Summer 2026');
    const expected = defaultRange(todayIn());
    expect(asked).toEqual([expected]);
    expect(address().toString()).toBe('range=last-30-days');
  });

  it('reloads when another range is applied, from the first page, remembers it, and goes back', async () => {
    const asked = answer(() => bookings(23));
    const { user, address, goBack } = renderPage(<OverviewPage />, { path: `${ADDRESS}&page=2` });

    await screen.findByText('11–20 of 23');
    await user.click(screen.getByRole('button', { name: /^Date range/ }));
    await user.click(await screen.findByRole('button', { name: 'Last Year' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ startDate: '2025-01-01', endDate: '2025-12-31' }),
    );
    expect(address().get('page')).toBeNull();
    expect(storage.selectedDateRange.read()).toContain('last-year');
    await act(() => goBack());
    expect(
      await screen.findByRole('button', { name: 'Date range: 01 Nov 26 – 20 Nov 26' }),
    ).toBeInTheDocument();
    expect(address().get('page')).toBe('2');
  });

  it('takes a preset by its key, and says in which zone its days are', async () => {
    const asked = answer(() => [overviewRow()]);
    const stop = listenForShortcuts(document);
    const { user, address } = renderPage(<OverviewPage />, { path: ADDRESS });

    await screen.findByText('Summer 2026');
    expect(screen.getAllByText('Days in each client’s time zone').length).toBeGreaterThan(0);
    await user.keyboard('yl');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ startDate: '2025-01-01', endDate: '2025-12-31' }),
    );
    expect(address().get('range')).toBe('last-year');
    stop();
  });

  it('keeps the rows on screen, marked busy, while those of another range load', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));

    server.use(
      endpoint.query('Overview', async ({ variables }) => {
        const isOther = (variables as Range).startDate === '2025-01-01'; // msw does not know our operations
        if (isOther) await released;
        const row = {
          __typename: 'OverviewRow',
          ...overviewRow({ campaignName: isOther ? 'Later' : 'Sooner' }),
        };
        return HttpResponse.json({ data: { overview: [row] } });
      }),
    );

    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    await screen.findByText('Sooner');
    await user.click(screen.getByRole('button', { name: /^Date range/ }));
    await user.click(await screen.findByRole('button', { name: 'Last Year' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect((await screen.findAllByRole('progressbar')).length).toBeGreaterThan(0);
    expect(screen.getByText('Sooner')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export campaign overview data' })).toBeDisabled();
    release();
    expect(await screen.findByText('Later')).toBeInTheDocument();
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
  });

  it('says when there are no bookings', async () => {
    answer(() => []);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(
      await screen.findByText('No bookings in this date range. Choose another one above.'),
    ).toBeInTheDocument();
    expect(screen.getByText('0-0 of 0')).toBeInTheDocument();
  });

  it('shows in the table why it failed, without a toast, and tries again', async () => {
    let calls = 0;

    answer(() => {
      calls += 1;
      if (calls === 1)
        return HttpResponse.json({
          errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }],
        });
      return [overviewRow()];
    });

    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    expect(await screen.findByText('Away')).toBeInTheDocument();
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    expect(screen.queryByText('All systems operational')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Summer 2026')).toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    answer(() => bookings(3));
    renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('1–3 of 3');
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

describe('the way from the overview', () => {
  const TODAY = todayIn();

  it('leads from a booking to its page and to its figures, over its days until today', async () => {
    answer(() => [
      overviewRow({
        customerId: 7,
        bookingId: 70,
        bookingName: 'Booking 70',
        startDate: '2024-10-01',
        endDate: '2124-12-31',
      }),
    ]);
    renderPage(<OverviewPage />, { path: ADDRESS });

    expect(await screen.findByRole('link', { name: 'Booking 70' })).toHaveAttribute(
      'href',
      '/bookings/70',
    );
    expect(screen.getByRole('link', { name: 'Figures of Booking 70' })).toHaveAttribute(
      'href',
      `/dashboard?client=7&from=2024-10-01&to=${TODAY}&booking=70`,
    );
  });

  it('leads from a client and a campaign to their pages', async () => {
    answer(() => [overviewRow({ customerId: 7, customerName: 'Tūī Energy' })]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await screen.findByRole('link', { name: 'Tūī Energy' })).toHaveAttribute(
      'href',
      '/clients/7',
    );
    expect(screen.getByRole('link', { name: 'Summer 2026' })).toHaveAttribute(
      'href',
      '/campaigns/11',
    );
  });

  it('names no days of a booking that has not begun', async () => {
    answer(() => [
      overviewRow({ bookingId: 71, bookingName: 'Booking 71', startDate: '2124-01-01' }),
    ]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await screen.findByRole('link', { name: 'Figures of Booking 71' })).toHaveAttribute(
      'href',
      '/dashboard?client=1&booking=71',
    );
  });

  it('leads from the card of tag issues to each client with one, and to its tags', async () => {
    answer(() => [
      overviewRow({ customerId: 1, customerName: 'Kōwhai Foods', pingCount: 0, pingDate: null }),
      overviewRow({ customerId: 1, customerName: 'Kōwhai Foods', pingCount: 0, pingDate: null }),
      overviewRow({ customerId: 2, customerName: 'Tūī Energy', pingCount: 500 }),
    ]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    await user.click(await screen.findByRole('button', { name: 'Show the site tag issues' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Site Tag Issues' }));

    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kōwhai Foods',
    ]);
    expect(dialog.getByRole('link', { name: 'Kōwhai Foods' })).toHaveAttribute(
      'href',
      '/campaigns?client=1&tab=site-tags',
    );
    expect(dialog.getByText('Tag has not been seen in the last 24 hours.')).toBeInTheDocument();
  });

  it('says of a tag with some calls how many an issue is', async () => {
    answer(() => [overviewRow({ pingCount: 51 })]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    await user.click(await screen.findByRole('button', { name: 'Show the site tag issues' }));
    expect(
      await screen.findByText('Only 51 tag calls in the last 24 hours, fewer than 100.'),
    ).toBeInTheDocument();
  });

  it('has no list of issues where there is none', async () => {
    answer(() => [overviewRow({ pingCount: 500 })]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('All systems operational');
    expect(
      screen.queryByRole('button', { name: 'Show the site tag issues' }),
    ).not.toBeInTheDocument();
  });
});

describe('the chart of the overview', () => {
  const chart = () => screen.findByRole('group', { name: /^Impressions and Visits/ });
  const days = (answerDays: () => Response) =>
    server.use(endpoint.query('OverviewDays', answerDays));

  it('shows the impressions and visits of each day, and which visits are still coming', async () => {
    answer(() => [overviewRow()]);
    days(() => HttpResponse.json({ data: { overviewDays: OVERVIEW_DAYS } }));
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    (await chart()).focus();
    await user.keyboard('{Home}');
    expect(
      await screen.findByText('Sun 01 Nov 2026, Impressions 1,200, Visits 24'),
    ).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(
      await screen.findByText('Mon 02 Nov 2026, visits still coming, Impressions 1,100, Visits 20'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Visits to ads after 01 Nov 2026 are still coming'),
    ).toBeInTheDocument();
  });

  it('says in its place why it failed, and tries again', async () => {
    let calls = 0;
    answer(() => [overviewRow()]);
    days(() => {
      calls += 1;
      return HttpResponse.json(
        calls === 1
          ? { errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }] }
          : { data: { overviewDays: OVERVIEW_DAYS } },
      );
    });
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    expect(await screen.findByText('Away')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart()).toBeInTheDocument();
  });
});

describe('the search of the overview', () => {
  const shownNames = async () =>
    within(await table())
      .queryAllByRole('link', { name: /^(Evening|Morning)/ })
      .map(({ textContent }) => textContent);
  const NAMES = [
    { customerName: 'Kōwhai Foods', bookingName: 'Evening peak' },
    { customerName: 'Tūī Energy', bookingName: 'Evening news', endDate: '2026-01-01' },
    { customerName: 'Tūī Energy', bookingName: 'Morning', startDate: '2124-01-01' },
  ];

  it('finds words of any name whatever their accents, from the first page, in the address', async () => {
    answer(() => NAMES.map(overviewRow));
    const { user, address } = renderPage(<OverviewPage />, { path: `${ADDRESS}&page=2` });

    await user.type(await screen.findByRole('searchbox', { name: 'Search bookings' }), 'tui even');
    expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
    expect(await shownNames()).toEqual(['Evening news']);
    expect([address().get('q'), address().get('page')]).toEqual(['tui even', null]);
    expect(card('Active Bookings').getByText('3')).toBeInTheDocument();
  });

  it('narrows to a state, and can be cleared where nothing is left', async () => {
    answer(() => NAMES.map(overviewRow));
    const { user, address } = renderPage(<OverviewPage />, { path: ADDRESS });

    await user.click(await screen.findByRole('button', { name: 'Upcoming' }));
    await waitFor(async () => expect(await shownNames()).toEqual(['Morning']));
    await user.click(screen.getByRole('button', { name: 'Completed' }));
    await waitFor(async () => expect(await shownNames()).toEqual(['Evening news']));
    expect(address().get('state')).toBe('completed');

    await user.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'Morning');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
    expect(address().get('state')).toBeNull();
  });

  it('shows as many rows on a page as the reader chooses, and remembers it', async () => {
    answer(() => bookings(23));
    const { user } = renderPage(<OverviewPage />, { path: `${ADDRESS}&page=3` });

    await screen.findByText('21–23 of 23');
    await user.click(screen.getByRole('button', { name: '25' }));
    expect(await screen.findByText('1–23 of 23')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '25' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the pace of bookings', () => {
  it('shows who delivers too little or too much first, and leaves out those without goal or days', async () => {
    answer(() => [
      paced('Fine', {}),
      paced('Over', { state: 'REACHED', neededPerDay: null }),
      paced('Ahead a lot', { state: 'AHEAD', forecast: 1_300 }),
      paced('Behind a little', { state: 'BEHIND', forecast: 900, delivered: 450 }),
      paced('Behind a lot', { state: 'BEHIND', forecast: 400, delivered: 200 }),
      overviewRow({ bookingName: 'Without a goal' }),
      paced('Not begun', { state: 'NOT_BEGUN', forecast: null, delivered: 0, expected: 0 }),
    ]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });

    const list = await screen.findByRole('list', { name: 'Pace of bookings' });
    const chips = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.match(/(Behind|Ahead|On pace|Not begun)( \d+%)?$/)?.[0]);
    expect(chips()).toEqual(['Behind 60%', 'Behind 10%', 'Ahead 30%', 'On pace']);
    expect(within(list).getByRole('meter', { name: 'Delivery of Behind a lot' })).toHaveAttribute(
      'aria-valuetext',
      '200 of 1,000 impressions, 500 due by yesterday',
    );

    await user.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(chips()).toContain('Not begun');
  });

  it('is absent where no booking has a goal', async () => {
    answer(() => bookings(2));
    renderPage(<OverviewPage />, { path: ADDRESS });

    await table();
    await waitFor(async () => expect(await shownBookings()).toHaveLength(2));
    expect(screen.queryByRole('list', { name: 'Pace of bookings' })).not.toBeInTheDocument();
  });
});
