import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { refreshAccessToken, restoreSignIn } from './refresh';

const server = graphqlServer();
const answers: (() => Response)[] = [];

const refused = () =>
  HttpResponse.json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
const away = () =>
  HttpResponse.json({ errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }] });
const renewed = () => HttpResponse.json(renewedSession('fresh', { name: 'Ana' }));

beforeEach(() => {
  answers.length = 0;
  server.use(endpoint.mutation('RenewPageSession', () => (answers.shift() ?? refused)()));
});

describe('opening the page', () => {
  test('signs in whom the cookie signs in', async () => {
    answers.push(renewed);
    expect(await restoreSignIn()).toBe('fresh');
    expect(session.current()).toMatchObject({ isAuth: true, user: { name: 'Ana' } });
  });

  test('ends a session that the server does not know any more', async () => {
    session.signIn(buildUser(), TOKENS);
    expect(await restoreSignIn()).toBeNull();
    expect(session.current().isAuth).toBe(false);
  });

  test('waits for a server that is just starting', async () => {
    answers.push(away, () => HttpResponse.error(), renewed);
    expect(await restoreSignIn()).toBe('fresh');
  }, 20_000);
});

describe('a renewal while the server is away', () => {
  const status =
    (code: number, body = '<html></html>') =>
    () =>
      new HttpResponse(body, { status: code });

  test.each([
    ['a network failure', () => HttpResponse.error()],
    ['a proxy without its server', status(502)],
    ['a server that restarts', status(503)],
    ['a proxy that waited in vain', status(504)],
    ['too many calls', status(429)],
    ['an error of the server', status(500)],
    ['its answer in GraphQL', away],
  ])('goes on after %s, with the same sign-in', async (_case, failing) => {
    session.signIn(buildUser(), TOKENS);
    answers.push(failing, renewed);
    expect(await refreshAccessToken(session.accessToken())).toBe('fresh');
    expect(session.current().isAuth).toBe(true);
  });

  test.each([
    ['no sign-in', refused],
    ['401', status(401)],
    ['403', status(403)],
  ])('ends the sign-in that was refused with %s', async (_case, failing) => {
    session.signIn(buildUser(), TOKENS);
    answers.push(failing);
    expect(await refreshAccessToken(session.accessToken())).toBeNull();
    expect(session.current().isAuth).toBe(false);
  });

  test('ends when the person signs out in another tab', async () => {
    session.signIn(buildUser(), TOKENS);
    answers.push(status(503), status(503), renewed);
    const renewal = refreshAccessToken(session.accessToken());
    session.end();
    expect(await renewal).toBeNull();
    expect(session.current().isAuth).toBe(false);
  });
});
