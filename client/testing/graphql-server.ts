import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { setupServer } from 'msw/node';

/** Stands at the network for a test file; a call that no handler expects fails the test. */
export function graphqlServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
