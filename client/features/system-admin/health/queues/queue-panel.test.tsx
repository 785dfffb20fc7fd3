import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { QueuePanel } from './queue-panel';
import { buildQueues } from './queues.fixture';

const server = graphqlServer();
let socket: ReturnType<typeof liveSocket>;

const withNames = (moment = buildQueues()) => ({ __typename: 'QueueSnapshot', ...moment });
const answer = (moment = buildQueues()) =>
  server.use(
    endpoint.query('Queues', () =>
      HttpResponse.json({ data: { queueSnapshot: withNames(moment) } }),
    ),
  );
const refuse = () => server.use(endpoint.query('Queues', () => refusal('UNAVAILABLE', 'away')));

beforeEach(() => {
  socket = liveSocket(server);
});

const open = () => renderPage(<QueuePanel />, { path: '/system-admin?tab=health' });
const row = (queue: string) => within(screen.getByRole('row', { name: new RegExp(queue) }));
const tone = (queue: string) =>
  screen.getByRole('meter', { name: `Messages of ${queue}` }).getAttribute('data-tone');

describe('the message queue', () => {
  it('is shown by queue and as a whole', async () => {
    answer(buildQueues({ messages: [1201, 230, 7], messageRate: 61, status: 'High Load' }));

    open();

    await screen.findByText('High Load');
    expect(
      within(screen.getByRole('group', { name: 'Total messages' })).getByText('1,438'),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: 'Total consumers' })).getByText('2'),
    ).toBeInTheDocument();
    expect(row('events-0').getByText('1,201')).toBeInTheDocument();
    expect(row('events-0').getByText('1.5 KB')).toBeInTheDocument();
    expect(row('events-0').getByText('61/s')).toBeInTheDocument();
  });

  it('fills a bar at 1000 messages and colours it above 200 and above 1000', async () => {
    answer(buildQueues({ messages: [1201, 500, 200] }));
    open();
    await screen.findByText('1,201');

    const bars = screen
      .getAllByRole('meter')
      .map((bar) => [
        bar.ariaValueNow ?? bar.getAttribute('aria-valuenow'),
        bar.getAttribute('aria-valuemax'),
      ]);

    expect(bars).toEqual([
      ['1000', '1000'],
      ['500', '1000'],
      ['200', '1000'],
    ]);

    expect(['events-0', 'events-1', 'events-2'].map(tone)).toEqual([
      'danger',
      'warning',
      'success',
    ]);
  });

  it('calls a queue without incoming messages idle', async () => {
    answer(buildQueues({ messageRate: 0 }));
    open();
    expect(await screen.findAllByText('Idle')).toHaveLength(2);
  });

  it('draws how the messages moved once there are more than five samples', async () => {
    answer(buildQueues({ messages: [1, 2] }));
    open();
    await screen.findByText('Healthy');
    await waitFor(() => expect(socket.isWatched('WatchQueues')).toBe(true));

    const startMs = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const publish = async (sample: number) => {
      clock.mockReturnValue(startMs + sample * 5_000);
      const moment = buildQueues({
        messages: [sample, 2],
        sampledAt: new Date(startMs + sample * 5_000).toISOString(),
      });
      await socket.publish('WatchQueues', { queueStats: withNames(moment) });
      return waitFor(() => expect(row('events-0').getByText(String(sample))).toBeInTheDocument());
    };
    for (const sample of [10, 20, 30, 40]) await publish(sample);
    expect(screen.queryByRole('img', { name: /events-0/ })).not.toBeInTheDocument();
    await publish(50);
    expect(
      screen.getByRole('img', { name: 'events-0: 50 messages at most in the last 6 samples' }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'All queues: 52 messages at most in the last 6 samples' }),
    ).toBeInTheDocument();
    clock.mockRestore();
  });

  it('says when there are no queues', async () => {
    answer(buildQueues({ messages: [] }));
    open();
    expect(await screen.findByText('No queue data available')).toBeInTheDocument();
  });

  it('says when Redis cannot be reached, keeps its values, and resumes automatically', async () => {
    answer(buildQueues({ messages: [5, 0] }));
    open();
    await screen.findByText('Healthy');
    await waitFor(() => expect(socket.isWatched('WatchQueues')).toBe(true));
    await socket.fail('WatchQueues');
    expect(
      await screen.findByText('Failed to connect to Redis queue monitoring'),
    ).toBeInTheDocument();
    expect(row('events-0').getByText('5')).toBeInTheDocument();

    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);

    await socket.publish('WatchQueues', {
      queueStats: withNames(buildQueues({ messages: [6, 0], sampledAt: '2026-11-20T12:00:05Z' })),
    });
    await waitFor(() =>
      expect(
        screen.queryByText('Failed to connect to Redis queue monitoring'),
      ).not.toBeInTheDocument(),
    );
    expect(row('events-0').getByText('6')).toBeInTheDocument();
    clock.mockRestore();
  });

  it('says when Redis cannot be reached from the beginning', async () => {
    refuse();
    socket.shut();
    open();
    expect(
      await screen.findByText('Failed to connect to Redis queue monitoring'),
    ).toBeInTheDocument();
  });

  it('polls every 5 s while the socket is down, and not at all with auto-refresh off', async () => {
    socket.shut();
    answer();
    const { user } = open();
    expect(await screen.findByText('Every 5 s: the live connection is down')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Auto-refresh of Message queue' }));
    expect(await screen.findByText('Auto-refresh is off')).toBeInTheDocument();
  });
});
