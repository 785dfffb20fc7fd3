import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import type { RecordHitFieldsFragment } from '#client/graphql/generated';
import { session } from '#client/session/session';
import { storage } from '#client/session/storage';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();

/** The cache of the page distinguishes records by the name of the type. */
type Hit = RecordHitFieldsFragment & { __typename: 'RecordHit' };

const CLIENT: Hit = {
  __typename: 'RecordHit',
  nodeId: 'customer-7',
  kind: 'CUSTOMER',
  recordId: 7,
  name: 'Kea Outdoor',
  customerId: 7,
  customerName: 'Kea Outdoor',
  bookingName: null,
};
const BOOKING: Hit = {
  ...CLIENT,
  nodeId: 'booking-12',
  kind: 'BOOKING',
  recordId: 12,
  name: 'Kea evenings',
};
const TAG: Hit = {
  ...CLIENT,
  nodeId: 'tag-12',
  kind: 'IMPRESSION_TAG',
  recordId: 12, // as of the booking
  name: 'Red boat',
  bookingName: 'Kea evenings',
};

const EXPERIMENT: Hit = {
  ...CLIENT,
  nodeId: 'experiment-3',
  kind: 'EXPERIMENT',
  recordId: 3,
  name: 'Kea holdout',
};

/** Answers every search with these hits; returns the texts that were asked for. */
function serveHits(hits: Hit[]): unknown[] {
  const texts: unknown[] = [];
  server.use(
    endpoint.query('SearchRecords', ({ variables }) => {
      texts.push(variables.text);
      return HttpResponse.json({ data: { searchRecords: hits } });
    }),
  );
  return texts;
}

beforeEach(() => {
  storage.recentRecords.clear();
  session.signIn(buildUser(), TOKENS);
  server.use(
    endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })),
    // The pages that hits lead to stay as they open.
    ...['DashboardCustomers', 'ContentClients', 'BookingPage'].map((query) =>
      endpoint.query(query, () => delay('infinite')),
    ),
  );
});

async function openPalette() {
  const app = renderApp('/overview');
  await screen.findByRole('navigation', { name: 'Main' });
  await app.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: /^Search for a client/ });
  await app.user.click(input); // a browser gives it the focus, but not without layout
  return { ...app, input };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const current = () => screen.getByRole('option', { selected: true }).textContent;
const url = (app: { address: () => string; query: () => string }) => app.address() + app.query();

describe('the palette', () => {
  test('finds records by name in groups, and opens the page of the chosen one by keyboard', async () => {
    const texts = serveHits([CLIENT, BOOKING, TAG]);
    const app = await openPalette();
    await app.user.keyboard('kea');

    const bookings = await screen.findByRole('group', { name: 'Bookings' });
    expect(
      within(bookings)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Kea eveningsKea Outdoor']);
    expect(screen.getByRole('group', { name: 'Impression tags' }).textContent).toContain(
      'Kea evenings, Kea Outdoor',
    );
    expect(options().slice(0, 3)).toEqual([
      'Kea Outdoor',
      'Kea eveningsKea Outdoor',
      'Red boatKea evenings, Kea Outdoor',
    ]);
    expect(texts).toEqual(['kea']);
    expect(current()).toContain('Kea Outdoor');

    await app.user.keyboard('{ArrowDown}');
    expect(current()).toContain('Kea evenings');
    expect(app.input.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );

    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(url(app)).toBe('/bookings/12'));
    expect(screen.queryByRole('combobox', { name: /^Search for a client/ })).toBeNull();
  });

  test('opens the list of an experiment, which has no figures, with Ctrl Enter', async () => {
    serveHits([EXPERIMENT]);
    const app = await openPalette();
    await app.user.keyboard('kea');
    await screen.findByRole('group', { name: 'Experiments' });
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(url(app)).toBe('/experiments?client=7&q=Kea+holdout'));
  });

  test('opens the figures of a record with Ctrl Enter', async () => {
    serveHits([BOOKING]);
    const app = await openPalette();
    await app.user.keyboard('kea');
    await screen.findByRole('group', { name: 'Bookings' });
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(url(app)).toContain('/dashboard?client=7&booking=12'));
  });

  test('opens a tag in its list with Ctrl Enter', async () => {
    serveHits([TAG]);
    const app = await openPalette();
    await app.user.keyboard('red');
    await screen.findByRole('group', { name: 'Impression tags' });
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(app.address()).toBe('/campaigns'));
    expect(new URLSearchParams(app.query()).get('tab')).toBe('impression-tags');
    expect(new URLSearchParams(app.query()).get('q')).toBe('Kea evenings');
  });

  test('lists pages and actions that the user may use, and runs one', async () => {
    session.signIn(
      buildUser({
        entityType: 'AGENCY',
        entityId: 1,
        permissionLevel: 'USER',
        role: 'ROLE_AGENCY_USER',
      }),
      TOKENS,
    );
    const app = await openPalette();
    expect(options()).toContain('Campaigns');
    expect(options()).not.toContain('System');

    serveHits([]);
    await app.user.keyboard('short');
    await waitFor(() => expect(options()).toEqual(['Keyboard shortcuts']));
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });

  test('shows what was opened last under its name of today, until the user signs out', async () => {
    serveHits([BOOKING]);
    server.use(
      endpoint.query('RecentRecords', ({ variables }) => {
        expect(variables.nodeIds).toEqual(['booking-12']);
        return HttpResponse.json({ data: { recordHits: [{ ...BOOKING, name: 'Renamed' }] } });
      }),
    );
    const app = await openPalette();
    await app.user.keyboard('kea');
    await screen.findByRole('group', { name: 'Bookings' });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/bookings/12'));

    await app.user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(recent.textContent).toContain('RenamedBooking, Kea Outdoor');

    act(session.end);
    expect(storage.recentRecords.read()).toBeNull();
  });

  test('says when nothing is found and when the search fails, and asks nothing for one letter', async () => {
    const texts = serveHits([]);
    const app = await openPalette();
    await app.user.keyboard('z');
    expect(await screen.findByText('No name holds “z”.')).toBeInTheDocument();
    expect(texts).toEqual([]);

    await app.user.keyboard('zz');
    expect(await screen.findByText('No name holds “zzz”.')).toBeInTheDocument();

    server.use(
      endpoint.query('SearchRecords', () =>
        HttpResponse.json({ errors: [{ message: 'The search is away' }] }),
      ),
    );
    await app.user.keyboard('z');
    expect(await screen.findByText('The search is away')).toBeInTheDocument();
  });

  test('has no WCAG violations, with and without hits', async () => {
    serveHits([CLIENT, BOOKING]);
    const app = await openPalette();
    expect(await axeViolations(document.body)).toEqual([]);
    await app.user.keyboard('kea');
    await screen.findByRole('group', { name: 'Bookings' });
  });
});
