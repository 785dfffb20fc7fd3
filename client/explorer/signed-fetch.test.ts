import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { session } from '#client/session/session';
import { graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { connectionParams, signedFetch } from './signed-fetch';

const server = graphqlServer();
const REFUSED = { errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] };
const FRESH = renewedSession('fresh');

/** A server that accepts some bearer tokens and issues a fresh one. */
function serve(taken: string[]): (string | null)[] {
  const bearers: (string | null)[] = [];

  server.use(
    http.post('*/graphql', async ({ request }) => {
      if (JSON.stringify(await request.json()).includes('renewPageSession'))
        return HttpResponse.json(FRESH);
      const bearer = request.headers.get('authorization');
      bearers.push(bearer);
      return HttpResponse.json(taken.includes(bearer ?? '') ? { data: { ok: true } } : REFUSED);
    }),
  );

  return bearers;
}

beforeEach(() => session.signIn(buildUser(), TOKENS));

describe('the explorer asks', () => {
  test('as the person who is signed in, with a fresh token where the old one is spent', async () => {
    const bearers = serve(['Bearer fresh']);
    expect(await signedFetch({ query: '{ ok }' })).toEqual({ data: { ok: true } });
    expect(bearers).toEqual(['Bearer access', 'Bearer fresh']);
  });

  test('as an API key when its headers name one, and leaves the person out of it', async () => {
    const bearers = serve([]);
    const headers = { Authorization: 'Bearer ifm_key' };
    expect(await signedFetch({ query: '{ ok }' }, headers)).toEqual(REFUSED);
    expect(bearers).toEqual(['Bearer ifm_key']);
    expect(connectionParams(headers)).toEqual({ authorization: 'Bearer ifm_key' });
    expect(connectionParams()).toEqual({ authorization: 'Bearer access' });
  });
});
