import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { ActiveUsersPanel } from './active-users-panel';
import { buildActiveUser } from './activity.fixture';

const server = graphqlServer();

type User = ReturnType<typeof buildActiveUser>;

const dataOf = (users: readonly User[]) => ({
  activeUsers: {
    __typename: 'ActiveUsers',
    users: users.map((user) => ({ __typename: 'ActiveUser', ...user })),
  },
});

let socket: ReturnType<typeof liveSocket>;
let asked: number;

function answer(users: readonly User[]) {
  server.use(
    endpoint.query('ActiveUsers', () => {
      asked += 1;
      return HttpResponse.json({ data: dataOf(users) });
    }),
  );
}

beforeEach(() => {
  asked = 0;
  socket = liveSocket(server);
});

const open = () => renderPage(<ActiveUsersPanel />, { path: '/system-admin?tab=activity' });
const rows = () =>
  within(screen.getByRole('table', { name: 'Active Users' }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

describe('the active users', () => {
  it('are listed with role, organisation, last activity and calls', async () => {
    answer([buildActiveUser({ isAdmin: true })]);

    const { container } = open();

    await screen.findByText('Briar Te Rangi');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Role',
      'Organisation',
      'Last activity',
      'API calls (today)',
    ]);

    expect(cells(rows()[0])).toEqual([
      'Briar Te Rangibriar@harbour.example',
      'BROADCASTERAdmin',
      'Harbour Media',
      '3 minutes ago',
      '1,312',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('carry the labels of their kinds', async () => {
    const kinds = ['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'] as const;
    answer(kinds.map((entityType, id) => buildActiveUser({ id, entityType })));
    open();
    await waitFor(() => expect(rows().map((row) => cells(row)[1])).toEqual([...kinds]));
  });

  it('are shown 25 at a time', async () => {
    answer(Array.from({ length: 26 }, (_, id) => buildActiveUser({ id })));
    open();
    await waitFor(() => expect(rows()).toHaveLength(25));
  });

  it('are kept up to date by the socket', async () => {
    answer([buildActiveUser()]);
    const { user } = open();
    await screen.findByText('Briar Te Rangi');
    await user.click(screen.getByRole('button', { name: '10 s between refreshes' }));
    await waitFor(() => expect(socket.isWatched('WatchActiveUsers')).toBe(true));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await socket.publish('WatchActiveUsers', dataOf([buildActiveUser({ name: 'Eli Kea' })]));
    expect(await screen.findByText('Eli Kea')).toBeInTheDocument();
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  it('say so when nobody is active', async () => {
    answer([]);
    open();
    expect(
      await screen.findByText('Nobody made a call in the last 30 minutes.'),
    ).toBeInTheDocument();
  });

  it('pass over failures in silence', async () => {
    server.use(
      endpoint.query('ActiveUsers', () => {
        asked += 1;
        return refusal('UNAVAILABLE', 'away');
      }),
    );
    open();
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(socket.isWatched('WatchActiveUsers')).toBe(true));
    await socket.fail('WatchActiveUsers');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
  });
});

describe('while the socket is down', () => {
  async function openWithoutSocket() {
    socket.shut();
    answer([buildActiveUser()]);
    const view = open();
    await screen.findByText('Briar Te Rangi');
    return view;
  }

  it.each([
    ['30 s', /^Every 30 s: the live connection is down/],
    ['10 s', /^Every 10 s: the live connection is down/],
  ])('they are asked for every %s, as chosen', async (interval, foot) => {
    const { user } = await openWithoutSocket();
    await user.click(screen.getByRole('button', { name: `${interval} between refreshes` }));
    expect(await screen.findByText(foot)).toBeInTheDocument();
  });

  it('auto-refresh can be switched off, and a button refreshes', async () => {
    const { user } = await openWithoutSocket();
    await user.click(screen.getByRole('checkbox', { name: 'Auto-refresh of Active Users' }));
    expect(await screen.findByText('Auto-refresh is off')).toBeInTheDocument();
    const before = asked;
    await user.click(screen.getByRole('button', { name: 'Refresh: Active Users' }));
    await waitFor(() => expect(asked).toBe(before + 1));
  });
});
