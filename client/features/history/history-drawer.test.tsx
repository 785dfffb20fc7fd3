import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { HistoryQueryVariables } from '#client/graphql/generated';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { HistoryDrawer } from './history-drawer';
import type { HistoryEntry } from '#client/records/history/history-texts';

const server = graphqlServer();

const entry = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  occurredAt: '2026-11-20T01:30:00.000Z',
  action: 'update',
  by: 'Mere Agent',
  related: null,
  changes: [],
  ...overrides,
});

function answer(pages: HistoryEntry[][]) {
  const asked: HistoryQueryVariables[] = [];

  server.use(
    endpoint.query('History', ({ variables }) => {
      const asking = variables as HistoryQueryVariables; // msw does not know our operations
      asked.push(asking);

      const index = Number(asking.after ?? 0);
      const nodes = (pages[index] ?? []).map((one) => ({
        __typename: 'HistoryEntry',
        ...one,
        related: one.related && { __typename: 'RelatedRecord', ...one.related },
        changes: one.changes.map((change) => ({ __typename: 'HistoryChange', ...change })),
      }));

      const pageInfo = { hasNextPage: index + 1 < pages.length, endCursor: String(index + 1) };

      return HttpResponse.json({
        data: { history: { nodes, pageInfo, totalCount: pages.flat().length } },
      });
    }),
  );

  return asked;
}

const open = (path = '/campaigns?client=3&history=booking.12') =>
  renderPage(<HistoryDrawer />, { path });

describe('the history drawer', () => {
  test('shows who did what and when, each field before and after', async () => {
    const asked = answer([
      [
        entry({
          changes: [
            { field: 'cpm', kind: 'MONEY', currency: 'NZD', before: ['20'], after: ['21.5'] },
            {
              field: 'startDate',
              kind: 'DATE',
              currency: null,
              before: ['2026-11-01'],
              after: ['2026-11-05'],
            },
            {
              field: 'channelId',
              kind: 'TEXT',
              currency: null,
              before: ['South One'],
              after: ['South Two'],
            },
            {
              field: 'countryCodes',
              kind: 'TEXT',
              currency: null,
              before: ['New Zealand', 'Fiji'],
              after: ['New Zealand', 'Samoa'],
            },
            { field: 'jobNumber', kind: 'TEXT', currency: null, before: ['J-1'], after: [] },
          ],
        }),
        entry({ id: '2', action: 'create', by: 'Infinitum' }),
      ],
    ]);

    open();

    const drawer = await screen.findByRole('dialog', { name: 'Booking history' });

    expect(
      await within(drawer).findByRole('heading', { name: 'Changed by Mere Agent' }),
    ).toBeInTheDocument();
    expect(
      within(drawer).getByRole('heading', { name: 'Created by Infinitum' }),
    ).toBeInTheDocument();

    const rows = within(drawer)
      .getAllByRole('definition')
      .map((row) => row.textContent);

    expect(rows).toEqual([
      'From $20.00 →  to $21.50',
      'From 01 Nov 2026 →  to 05 Nov 2026',
      'From South One →  to South Two',
      '− Without Fiji+ With Samoa',
      'From J-1 →  to nothing',
    ]);

    expect(
      within(drawer)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['CPM', 'Start date', 'Channel', 'Countries', 'Job number']);
    expect(asked).toEqual([{ entity: 'booking', id: 12 }]);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test.each([
    ['customer.9', 'requestAssociation', 'Association requested by Mere Agent'],
    ['customer.9', 'createConnectionCode', 'Connection code created by Mere Agent'],
    ['associationRequest.3', 'accept', 'Accepted by Mere Agent'],
    ['associationRequest.3', 'end', 'Ended by Mere Agent'],
  ])('of %s says of %s: %s', async (subject, action, text) => {
    const changes = [
      {
        field: 'partner',
        kind: 'TEXT' as const,
        currency: null,
        before: [],
        after: ['Harbour Creative'],
      },
    ];
    answer([[entry({ action, changes })]]);
    open(`/admin?history=${subject}`);
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByRole('term').textContent).toBe('Organisation');
  });

  test.each([
    ['campaign.3', 'add', 'booking', 'Booking Prime time added by Mere Agent', '/bookings/8'],
    ['campaign.3', 'remove', 'booking', 'Booking Prime time removed by Mere Agent', '/bookings/8'],
    [
      'campaign.3',
      'archive',
      'booking',
      'Booking Prime time archived by Mere Agent',
      '/bookings/8',
    ],
    ['creative.4', 'addTo', 'booking', 'Added to booking Prime time by Mere Agent', '/bookings/8'],
    [
      'adtech.2',
      'removeFrom',
      'adtechGroup',
      'Removed from ad-tech group Prime time by Mere Agent',
      null,
    ],
    ['broadcaster.2', 'add', 'channel', 'Channel Prime time added by Mere Agent', '/channels/8'],
  ] as const)('of %s says of %s of a %s: %s', async (subject, action, entity, text, path) => {
    answer([[entry({ action, related: { entity, recordId: 8, name: 'Prime time' } })]]);
    open(`/admin?history=${subject}`);
    const headline = await screen.findByRole('heading', { name: text });
    const link = within(headline).queryByRole('link', { name: 'Prime time' });
    expect(link?.getAttribute('href') ?? null).toBe(path);
  });

  test.each([
    [[], ['Long cut'], 'Creative Long cut added by Mere Agent', []],
    [['Long cut'], [], 'Creative Long cut removed by Mere Agent', []],
    [[], ['Long cut', 'Short cut'], 'Creatives added by Mere Agent', ['Long cut', 'Short cut']],
    [['Long cut'], ['Short cut'], 'Creatives changed by Mere Agent', ['Long cut', 'Short cut']],
    [['Long cut'], ['Long cut', 'Short cut'], 'Creative Short cut added by Mere Agent', []],
  ])('says which creatives a booking got: %j, then %j', async (before, after, text, listed) => {
    const change = { field: 'creativeIds', kind: 'TEXT' as const, currency: null, before, after };
    answer([[entry({ action: 'save', changes: [change] })]]);
    open();
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    const rows = screen.queryAllByRole('definition').map((row) => row.textContent ?? '');
    for (const name of listed) expect(rows.join()).toContain(name);
    expect(rows).toHaveLength(listed.length > 0 ? 1 : 0);
  });

  test('closes by its button and by Escape, and leaves the rest of the address', async () => {
    answer([[entry()]]);
    const { user, address } = open();
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /close/i }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address().toString()).toBe('client=3');
  });

  test('shows older entries under those there are', async () => {
    answer([[entry({ by: 'Newest' })], [entry({ id: '2', by: 'Oldest' })]]);
    const { user } = open();
    expect(await screen.findByText('1 of 2 shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByRole('heading', { name: 'Changed by Oldest' });
    expect(screen.getByRole('heading', { name: 'Changed by Newest' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  test('says when there is nothing yet', async () => {
    answer([[]]);
    open();
    expect(await screen.findByText(/Nothing has been recorded yet/)).toBeInTheDocument();
  });

  test('says why it cannot be read, without a toast, and tries again', async () => {
    const failure = { message: 'Booking not found', extensions: { code: 'NOT_FOUND' } };
    server.use(
      endpoint.query('History', () => HttpResponse.json({ errors: [failure] }), { once: true }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Booking not found');
    answer([[entry()]]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'Changed by Mere Agent' }),
    ).toBeInTheDocument();
  });

  test.each([
    '?history=nonsense',
    '?history=booking',
    '?history=constructor.1',
    '?history=booking.99999999999',
    '',
  ])('stays shut for %j', async (search) => {
    open(`/campaigns${search}`);
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
