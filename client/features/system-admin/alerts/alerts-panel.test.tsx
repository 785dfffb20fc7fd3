import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { AlertRowFragment } from '#client/graphql/generated';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { AlertsPanel } from './alerts-panel';

const server = graphqlServer();

const buildAlert = (overrides: Partial<AlertRowFragment> = {}): AlertRowFragment => ({
  id: 1,
  kind: 'TAG_SILENT',
  customerId: 3,
  customerName: 'Kōwhai Foods',
  tagKind: 'SITE',
  tagId: 51,
  openedAt: new Date(Date.now() - 3 * 60_000).toISOString(),
  closedAt: null,
  message: 'The site tag has gone silent.',
  ...overrides,
});

const QUEUE = buildAlert({
  id: 2,
  kind: 'QUEUE_LAG',
  customerId: null,
  customerName: null,
  tagKind: null,
  tagId: null,
  openedAt: '2026-11-20T01:00:00.000Z',
  closedAt: '2026-11-20T02:05:00.000Z',
  message: 'Calls wait 3 minutes.',
});

function answer(
  alerts: readonly AlertRowFragment[],
  overrides: { totalCount?: number; alertsCheckedAt?: string | null } = {},
) {
  const { totalCount = alerts.length, alertsCheckedAt = '2026-11-20T02:10:00.000Z' } = overrides;

  server.use(
    endpoint.query('Alerts', () =>
      HttpResponse.json({
        data: {
          alerts: {
            __typename: 'AlertEpisodeConnection',
            nodes: alerts.map((alert) => ({ __typename: 'AlertEpisode', ...alert })),
            totalCount,
          },
          alertsCheckedAt,
        },
      }),
    ),
  );
}

const open = () => renderPage(<AlertsPanel />, { path: '/system-admin?tab=health' });
const rows = () =>
  within(screen.getByRole('table', { name: 'Alerts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the alerts', () => {
  it('are listed with what was found, since when, and for how long', async () => {
    answer([buildAlert(), QUEUE]);

    open();

    await screen.findByText(/^1 open\. Last checked 20 Nov 2026/);
    expect(rows()[0]).toEqual([
      'Open',
      'Tag silent',
      'The site tag has gone silent.',
      'Kōwhai Foods',
      '3 minutes ago',
      'Still lasts',
    ]);

    expect(rows()[1]?.slice(0, 4)).toEqual([
      'Over',
      'Queue behind',
      'Calls wait 3 minutes.',
      'Platform',
    ]);
    expect(rows()[1]?.[5]).toBe('1 h 5 min');
  });

  it.each([
    ['SITE', 'site-tags'],
    ['IMPRESSION', 'impression-tags'],
  ] as const)('of a tag of kind %s lead to where it is listed', async (tagKind, tab) => {
    answer([buildAlert({ tagKind })]);
    open();
    const link = await screen.findByRole('link', { name: 'Kōwhai Foods' });
    expect(link).toHaveAttribute('href', `/campaigns?client=3&tab=${tab}`);
  });

  it('that were never raised are said to be none, and that nobody checked yet', async () => {
    answer([], { alertsCheckedAt: null });
    open();
    await screen.findByText('None is open. Not checked yet.');
    screen.getByText(/There were no problems so far/);
  });

  it('that are too many are said to be the latest', async () => {
    answer([QUEUE], { totalCount: 1_204 });
    open();
    await screen.findByText(/^None is open, the latest 1 of 1,204 shown\./);
  });

  it('that cannot be loaded are requested again', async () => {
    server.use(endpoint.query('Alerts', () => refusal('UNAVAILABLE', 'away'), { once: true }));
    const { user } = open();
    await screen.findByText('The alerts could not be loaded.');
    answer([QUEUE]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Calls wait 3 minutes.');
  });
});
