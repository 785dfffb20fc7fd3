import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/**
 * The application's GraphQL address, for the handlers of a test: `endpoint.query('Overview', …)`.
 */
export const endpoint = graphql.link('*/graphql');

/** Stands at the network for a test file; a call that no handler expects fails the test. */
export function graphqlServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
