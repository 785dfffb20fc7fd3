import { gql } from '@apollo/client';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { createGraphqlClient } from './client';

const ME = gql`
  query Me {
    me {
      id
    }
  }
`;

interface Answer {
  data?: Record<string, object>;
  errors?: { message: string; extensions: Record<string, string> }[];
}

const answer = (body: Answer) => HttpResponse.json<Answer>(body);

const failure = (code: string, message: string) =>
  answer({ errors: [{ message, extensions: { code } }] });

const tokens = (accessToken: string) => answer(renewedSession(accessToken));

const server = graphqlServer();
const ask = (context = {}) =>
  createGraphqlClient().query({ query: ME, fetchPolicy: 'no-cache', context });
const bearerOf = (request: Request) => request.headers.get('authorization');
const toasts = () => currentToasts().map(({ text }) => text);

/** A server that accepts one access token and issues the next to a page with the cookie. */
function serveTokens({
  accepts,
  renewsTo = 'fresh',
}: {
  accepts: string;
  renewsTo?: string | null;
}) {
  const seen = { bearers: [] as (string | null)[], refreshes: 0 };

  server.use(
    endpoint.query('Me', ({ request }) => {
      seen.bearers.push(bearerOf(request));
      if (bearerOf(request) !== `Bearer ${accepts}`)
        return failure('UNAUTHENTICATED', 'Sign in again');
      return answer({ data: { me: { __typename: 'Viewer', id: 1 } } });
    }),
    endpoint.mutation('RenewPageSession', () => {
      seen.refreshes += 1;
      return renewsTo === null ? failure('UNAUTHENTICATED', 'Spent') : tokens(renewsTo);
    }),
  );

  return seen;
}

beforeEach(() => session.signIn(buildUser(), TOKENS));

describe('a call', () => {
  test('carries the bearer token', async () => {
    const seen = serveTokens({ accepts: 'access' });
    await ask();
    expect(seen).toEqual({ bearers: ['Bearer access'], refreshes: 0 });
  });

  test('carries none when it is made before anyone is signed in, and is not refreshed', async () => {
    const seen = serveTokens({ accepts: 'access' });
    await expect(ask({ anonymous: true })).rejects.toThrow('Sign in again');
    expect(seen).toEqual({ bearers: [null], refreshes: 0 });
  });

  test('is made once more with a fresh token when its own was refused', async () => {
    const seen = serveTokens({ accepts: 'fresh' });
    const { data } = await ask();
    expect(data).toMatchObject({ me: { id: 1 } });
    expect(seen).toEqual({ bearers: ['Bearer access', 'Bearer fresh'], refreshes: 1 });
    expect(session.accessToken()).toBe('fresh');
    expect(toasts()).toEqual([]);
  });

  test('is refreshed on a plain 401 too', async () => {
    const seen = serveTokens({ accepts: 'fresh' });
    const refuse = () => HttpResponse.json({ message: 'Sign in again' }, { status: 401 });
    server.use(http.post('*/graphql', refuse, { once: true }));
    await ask();
    expect(seen.refreshes).toBe(1);
  });

  test('shares one refresh with all that fail at the same time', async () => {
    const seen = serveTokens({ accepts: 'fresh' });
    await Promise.all([ask(), ask(), ask()]);
    expect(seen.refreshes).toBe(1);
    expect(seen.bearers.filter((bearer) => bearer === 'Bearer fresh')).toHaveLength(3);
  });

  test('leaves no token where scripts of any page could read it', async () => {
    serveTokens({ accepts: 'fresh' });
    await ask();
    expect(
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    ).not.toMatch(/fresh|access"/);
  });

  test('waits for the lock that all tabs share before it refreshes', async () => {
    const seen = serveTokens({ accepts: 'fresh' });
    const locks: string[] = [];
    const request = async (name: string, run: () => Promise<unknown>) => {
      locks.push(name);
      session.signIn(buildUser(), { accessToken: 'fresh' }); // Another tab was faster.
      return run();
    };

    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

    try {
      await ask();
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }

    expect(locks).toEqual(['infinitum.refresh']);
    expect(seen.refreshes).toBe(0);
  });

  test('is made once more and not again', async () => {
    const seen = serveTokens({ accepts: 'nothing' });
    await expect(ask()).rejects.toThrow('Sign in again');
    expect(seen).toEqual({ bearers: ['Bearer access', 'Bearer fresh'], refreshes: 1 });
    expect(toasts()).toEqual(['Error: 401 - Sign in again']);
  });

  test('that cannot be refreshed ends the session and clears token and user', async () => {
    serveTokens({ accepts: 'fresh', renewsTo: null });
    await expect(ask()).rejects.toThrow('Sign in again');
    expect(session.current().isAuth).toBe(false);
    expect(session.accessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('that is forbidden is refreshed once, and with the fresh token no more', async () => {
    let refreshes = 0;

    server.use(
      endpoint.query('Me', () => failure('FORBIDDEN', 'Not yours')),
      endpoint.mutation('RenewPageSession', () => {
        refreshes += 1;
        return tokens('proven');
      }),
    );
    await expect(ask()).rejects.toThrow('Not yours');
    await expect(ask()).rejects.toThrow('Not yours');
    expect(refreshes).toBe(1);
    expect(session.current().isAuth).toBe(true);
  });
});

describe('a failed call', () => {
  test.each([
    ['of GraphQL', 200, { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] }],
    ['of HTTP', 500, { message: 'Broken' }],
  ])('%s is told with the id that the logs know it by', async (_kind, status, body) => {
    const headers = { 'x-request-id': '4711-0815' };
    server.use(http.post('*/graphql', () => HttpResponse.json(body, { status, headers })));
    await expect(ask()).rejects.toThrow();
    expect(currentToasts()).toMatchObject([
      { text: 'Error: 500 - Broken', detail: 'Request id 4711-0815' },
    ]);
  });

  test('that found no server has no id', async () => {
    server.use(http.post('*/graphql', () => HttpResponse.error()));
    await expect(ask()).rejects.toThrow();
    expect(currentToasts()).toMatchObject([{ detail: undefined }]);
  });

  test('shows in a toast, with status and message', async () => {
    server.use(endpoint.query('Me', () => failure('NOT_FOUND', 'Customer not found')));
    await expect(ask()).rejects.toThrow('Customer not found');
    expect(toasts()).toEqual(['Error: 404 - Customer not found']);
    expect(currentToasts()[0]).toMatchObject({ tone: 'danger', durationMs: 2500 });
  });

  test('without a message of its own gets the usual one', async () => {
    server.use(http.post('*/graphql', () => new HttpResponse('oops', { status: 502 })));
    await expect(ask()).rejects.toThrow();
    expect(toasts()).toEqual(['Error: 502 - An error occurred']);
  });

  test('shows no toast when the screen asked for silence', async () => {
    server.use(endpoint.query('Me', () => failure('UNAVAILABLE', 'Away')));
    await expect(ask({ silent: true })).rejects.toThrow('Away');
    expect(toasts()).toEqual([]);
  });

  test('shows no toast when it was cancelled, and its request is aborted', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const aborted = new Promise<void>((resolve) => {
      server.use(
        endpoint.query('Me', ({ request }) => {
          request.signal.addEventListener('abort', () => resolve());
          arrive();
          return new Promise<never>(() => undefined);
        }),
      );
    });

    const subscription = createGraphqlClient()
      .watchQuery({ query: ME, fetchPolicy: 'network-only' })
      .subscribe({});

    await arrived;
    subscription.unsubscribe();
    await aborted;
    expect(toasts()).toEqual([]);
  });
});

describe('the cache', () => {
  test('keeps filter options of one id apart, whatever they are options of', async () => {
    const options = (name: string) => [{ __typename: 'FilterOption', id: 2, displayName: name }];

    server.use(
      endpoint.query('Options', () =>
        answer({
          data: { dashboardFilters: { regions: options('Auckland'), channels: options('TVNZ+') } },
        }),
      ),
    );

    const { data } = await createGraphqlClient().query({
      query: gql`
        query Options {
          dashboardFilters(customerId: 1) {
            regions {
              id
              displayName
            }
            channels {
              id
              displayName
            }
          }
        }
      `,
    });

    expect(data).toMatchObject({
      dashboardFilters: {
        regions: [{ displayName: 'Auckland' }],
        channels: [{ displayName: 'TVNZ+' }],
      },
    });
  });
});
