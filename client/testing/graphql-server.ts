import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/**
 * The application's GraphQL endpoint, for the handlers of a test: `endpoint.query('Overview', …)`.
 */
export const endpoint = graphql.link('*/graphql');

/** Mocks the network for a test file; a call without a handler fails the test. */
export function graphqlServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
