import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { buildCache } from './cache/cache.fixture';
import { HealthTab } from './health-tab';
import { buildQueues } from './queues/queues.fixture';

const server = graphqlServer();
const data = (answer: Record<string, unknown>): Response => HttpResponse.json({ data: answer });

const SUMS = {
  received: 7,
  stored: 7,
  filteredBot: 0,
  filteredPrefetch: 0,
  filteredTest: 0,
  filteredControl: 0,
  filteredRepeated: 0,
  duplicate: 0,
  deadLettered: 0,
  erased: 0,
  difference: 0,
};
const LEDGER = {
  balance: 'balanced',
  lag: { averageMs: null, longestMs: null, oldestWaitingMs: null },
  total: SUMS,
  tags: [],
};

let socket: ReturnType<typeof liveSocket>;

beforeEach(() => {
  socket = liveSocket(server);
  server.use(
    endpoint.query('Alerts', () =>
      data({ alerts: { nodes: [], totalCount: 0 }, alertsCheckedAt: null }),
    ),
    endpoint.query('Ledger', () => data({ ledger: LEDGER })),
    endpoint.query('DeadLetterReasons', () => data({ deadLetterSummaries: [] })),
  );
});

const open = () => renderPage(<HealthTab />, { path: '/system-admin?tab=health' });

describe('the health of the system', () => {
  it('shows the alerts, the queue next to its ledger, the dead letters and the cache', async () => {
    server.use(
      endpoint.query('Queues', () => data({ queueSnapshot: buildQueues() })),
      endpoint.query('CacheHealth', () => data({ cacheHealth: buildCache() })),
    );

    const { container } = open();

    await screen.findByText('7.0.15');
    await screen.findByText('Balanced');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Alerts', 'Message queue', 'Ledger', 'Dead letters', 'Cache health']);
    const verdict = screen.getByRole('status', { name: 'Verdict' });
    await waitFor(() =>
      expect(verdict).toHaveTextContent(
        'All is wellAlerts, Message queue, Ledger, Dead letters, Cache health',
      ),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('names what needs attention at the top', async () => {
    server.use(
      endpoint.query('Queues', () => data({ queueSnapshot: buildQueues({ status: 'High Load' }) })),
      endpoint.query('CacheHealth', () => refusal('UNAVAILABLE', 'away')),
      endpoint.query('Ledger', () => data({ ledger: { ...LEDGER, balance: 'unbalanced' } })),
    );
    open();

    const verdict = await screen.findByRole('status', { name: 'Verdict' });
    expect(verdict).toHaveTextContent('Checking …');
    await waitFor(() =>
      expect(verdict).toHaveTextContent(
        'Needs attentionMessage queue: High Load · Ledger: Unbalanced · Cache health: not known, the last check failed',
      ),
    );
  });

  it('keeps every other panel while Redis is away, and recovers automatically', async () => {
    server.use(
      endpoint.query('Queues', () => refusal('UNAVAILABLE', 'away')),
      endpoint.query('CacheHealth', () => refusal('UNAVAILABLE', 'away')),
    );
    open();
    expect(
      await screen.findByText('Failed to connect to Redis queue monitoring'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Failed to fetch Redis metrics')).toBeInTheDocument();
    expect(await screen.findByText('Balanced')).toBeInTheDocument();
    expect(
      screen.getByText('No dead letters: every accepted event is stored or in the queue.'),
    ).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
    await waitFor(() =>
      expect(socket.isWatched('WatchQueues') && socket.isWatched('WatchCacheHealth')).toBe(true),
    );
    await socket.publish('WatchQueues', {
      queueStats: { __typename: 'QueueSnapshot', ...buildQueues() },
    });
    await socket.publish('WatchCacheHealth', {
      cacheHealth: { __typename: 'CacheHealth', ...buildCache() },
    });
    expect(await screen.findByText('7.0.15')).toBeInTheDocument();
    expect(screen.getByText('events-0')).toBeInTheDocument();
    expect(screen.queryByText(/^Failed to/)).not.toBeInTheDocument();
  });
});
