import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { OpenAlertFragment } from '#client/graphql/generated';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { HomeAlerts } from './home-alerts';

const server = graphqlServer();

const SILENT: OpenAlertFragment = {
  id: 1,
  customerId: 3,
  tagKind: 'IMPRESSION',
  tagId: 8,
  openedAt: '2026-11-20T01:00:00.000Z',
  message: 'The impression tag ‘Hero’ of Kōwhai Foods has gone silent.',
};
const BEHIND = { customerId: null, tagKind: null, tagId: null, message: 'Calls wait 3 minutes.' };

function answer(alerts: readonly OpenAlertFragment[], totalCount = alerts.length) {
  server.use(
    endpoint.query('OpenAlerts', () =>
      HttpResponse.json({
        data: {
          alerts: {
            nodes: alerts.map((alert) => ({ __typename: 'AlertEpisode', ...alert })),
            totalCount,
          },
        },
      }),
    ),
  );
}

it('lists the alerts of all clients, each with the place where it is looked at', async () => {
  answer([SILENT, { ...SILENT, id: 2, ...BEHIND }], 60);
  renderPage(<HomeAlerts />, { path: '/overview' });
  const panel = await screen.findByRole('region', { name: 'Alerts' });
  const links = within(panel)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

  expect(links).toEqual([
    ['Check the tag', '/campaigns?client=3&tab=impression-tags&examine=8'],
    ['Open System Health', '/system-admin?tab=health'],
  ]);
  expect(panel).toHaveTextContent('The latest 2 of 60');
});
