import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { buildCache } from './cache.fixture';
import { CachePanel } from './cache-panel';

const server = graphqlServer();
let socket: ReturnType<typeof liveSocket>;

const answer = (cache = buildCache()) =>
  server.use(
    endpoint.query('CacheHealth', () =>
      HttpResponse.json({ data: { cacheHealth: { __typename: 'CacheHealth', ...cache } } }),
    ),
  );

beforeEach(() => {
  socket = liveSocket(server);
});

const open = () => renderPage(<CachePanel />, { path: '/system-admin?tab=health' });
const figures = (title: string) => {
  const list = within(screen.getByRole('region', { name: title }));
  const names = list.getAllByRole('term').map(({ textContent }) => textContent);
  const values = list.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};
const memoryTone = () =>
  screen.getByRole('meter', { name: 'Memory usage' }).getAttribute('data-tone');

describe('the cache health', () => {
  it('shows server, clients, memory and load', async () => {
    answer();

    open();

    await screen.findByText('7.0.15');
    expect(figures('Server')).toEqual({
      Status: 'Healthy',
      Version: '7.0.15',
      Uptime: '3 d 4 h',
      Latency: '0.42 ms',
    });
    expect(figures('Clients')).toEqual({ Connected: '14' });
    expect(figures('Memory')).toEqual({
      Used: '2.5 MB',
      Peak: '5.0 MB',
      Limit: '20.0 MB',
      Usage: '12.3%',
    });

    expect(figures('Strain')).toEqual({
      'Operations per second': '4,312',
      'Average latency': '0.2 ms',
      'Memory usage': '2.5 MB (12.3%)',
      'Connected clients': '14',
    });
    expect(screen.getByText('No critical issues')).toBeInTheDocument();
  });

  it.each([
    [80, 'neutral'],
    [80.1, 'danger'],
  ])('fills the bar at %d percent of the memory in %s', async (memoryUsagePercent, tone) => {
    answer(buildCache({ memoryUsagePercent }));
    open();
    await screen.findByText('7.0.15');
    expect(memoryTone()).toBe(tone);
  });

  it('lists the edge servers with their entries, and which of them are silent', async () => {
    answer(
      buildCache({
        edges: [
          { hostName: 'akl-edge-1', logEntries: 1_800_000 },
          { hostName: 'akl-edge-2', logEntries: 43_223, isActive: false },
        ],
      }),
    );
    open();
    await screen.findByText('akl-edge-1:4001');
    expect(figures('Edge servers')).toEqual({
      'Active servers': '1',
      'Total log entries': '1,843,223',
    });

    const silent = within(screen.getByRole('row', { name: /akl-edge-2/ }));

    expect(silent.getByText('Silent')).toBeInTheDocument();
    expect(silent.getByText('4 minutes ago')).toBeInTheDocument();
    expect(silent.getByText('43,223')).toBeInTheDocument();
  });

  it('writes critical issues as sentences', async () => {
    answer(buildCache({ criticalIssues: ['Redis refuses writes.', 'No edge server is active.'] }));
    open();
    const issues = within(await screen.findByRole('list', { name: 'Critical issues' }));
    expect(issues.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Redis refuses writes.',
      'No edge server is active.',
    ]);
  });

  it('says in place when Redis cannot be asked', async () => {
    server.use(endpoint.query('CacheHealth', () => refusal('UNAVAILABLE', 'away')));
    open();
    expect(await screen.findByText('Failed to fetch Redis metrics')).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
  });

  it('polls every 10 s while the socket is down', async () => {
    socket.shut();
    answer();
    open();
    expect(await screen.findByText('Every 10 s: the live connection is down')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('7.0.15')).toBeInTheDocument());
  });
});
