import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { restoreSignIn } from './refresh';

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
