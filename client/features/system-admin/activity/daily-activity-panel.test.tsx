import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { buildActivity } from './activity.fixture';
import { DailyActivityPanel } from './daily-activity-panel';

const server = graphqlServer();
let socket: ReturnType<typeof liveSocket>;

const dataOf = (activity = buildActivity()) => ({
  dailyActivity: { __typename: 'DailyActivity', ...activity },
});
const answer = (activity = buildActivity()) =>
  server.use(endpoint.query('DailyActivity', () => HttpResponse.json({ data: dataOf(activity) })));
const refuse = () =>
  server.use(endpoint.query('DailyActivity', () => refusal('UNAVAILABLE', 'away')));

beforeEach(() => {
  socket = liveSocket(server);
});

const open = () => renderPage(<DailyActivityPanel />, { path: '/system-admin?tab=activity' });
const tile = (name: string) => within(screen.getByRole('group', { name }));
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the activity of the day', () => {
  it('is summed up, and listed in three views', async () => {
    answer();

    const { container, user } = open();

    await screen.findByText('1,204,221');
    expect(tile('Total Impressions').getByText('1,204,221')).toBeInTheDocument();
    expect(tile('Total Webhits').getByText('80,213')).toBeInTheDocument();
    expect(listed('Top 10: Customers (Impressions)')).toEqual([
      'Kōwhai Foods900,000',
      'Rimu Bank304,221',
    ]);
    await user.click(screen.getByRole('button', { name: 'Bookings' }));
    expect(listed('Top 10: Bookings')).toEqual(['Spring launch · Kōwhai Foods610,000']);
    await user.click(screen.getByRole('button', { name: 'Sites (Webhits)' }));
    expect(listed('Top 10: Sites (Webhits)')).toEqual(['Landing page · Rimu Bank80,213']);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says when there is none', async () => {
    answer(
      buildActivity({
        totalImpressions: 0,
        totalWebhits: 0,
        customers: [],
        bookings: [],
        sites: [],
      }),
    );
    open();
    expect(await screen.findByText('No activity data for today')).toBeInTheDocument();
  });

  it('says when there is none in a view', async () => {
    answer(buildActivity({ totalWebhits: 0, sites: [] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sites (Webhits)' }));
    expect(screen.getByText('No activity data for today')).toBeInTheDocument();
  });

  it('says in place when it could not be loaded, and is requested again', async () => {
    refuse();
    const { user } = open();
    expect(await screen.findByText("Failed to load today's activity metrics")).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,204,221')).toBeInTheDocument();
    expect(screen.queryByText("Failed to load today's activity metrics")).not.toBeInTheDocument();
  });

  it('stays on screen with a note when newer figures cannot be had', async () => {
    answer();
    open();
    await screen.findByText('1,204,221');
    await waitFor(() => expect(socket.isWatched('WatchDailyActivity')).toBe(true));
    await socket.fail('WatchDailyActivity');
    expect(await screen.findByText("Failed to load today's activity metrics")).toBeInTheDocument();
    expect(screen.getByText('1,204,221')).toBeInTheDocument();
  });

  it('polls every minute while the socket is down', async () => {
    socket.shut();
    answer();
    open();
    await screen.findByText('1,204,221');
    expect(screen.getByText('Every 60 s: the live connection is down')).toBeInTheDocument();
  });
});
