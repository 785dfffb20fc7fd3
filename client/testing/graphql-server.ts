import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { graphql } from 'msw/graphql';
import { HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { UNCOUNTED_EFFECT } from './uncounted-effect';

/**
 * The application's GraphQL endpoint, for the handlers of a test: `endpoint.query('Overview', …)`.
 */
export const endpoint = graphql.link('*/graphql');

/** The overview's chart loads beside whatever a test is about. */
const noDays = endpoint.query('OverviewDays', () =>
  HttpResponse.json({ data: { overviewDays: { completeThrough: null, days: [] } } }),
);

/** The effect of the ads loads next to the dashboard's figures. */
const nothingCounted = endpoint.query('DashboardEffect', () =>
  HttpResponse.json({ data: { dashboard: { effect: UNCOUNTED_EFFECT } } }),
);

const noParts = endpoint.query('DashboardEffectRows', () =>
  HttpResponse.json({ data: { dashboard: { effect: { rows: [] } } } }),
);

/** The alerts load beside the panels of the dashboard and of the overview. */
const noAlerts = endpoint.query('ClientAlerts', () =>
  HttpResponse.json({
    data: {
      alerts: { nodes: [] },
      pacedBookings: [],
      siteTags: { nodes: [{ __typename: 'SiteTag', id: 1, pingCount: 500 }], totalCount: 1 },
    },
  }),
);

const noOpenAlerts = endpoint.query('OpenAlerts', () =>
  HttpResponse.json({ data: { alerts: { nodes: [], totalCount: 0 } } }),
);

/** The map loads beside the panels of the dashboard. */
const noTiles = endpoint.query('MapTiles', () => HttpResponse.json({ data: { mapTiles: null } }));

/** Mocks the network for a test file; a call without a handler fails the test. */
export function graphqlServer() {
  const server = setupServer(noDays, nothingCounted, noParts, noAlerts, noOpenAlerts, noTiles);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
