import { beforeEach, describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { describeFailure } from '#client/graphql/links/failure';
import { fetchFile } from './fetch-file';

const server = graphqlServer();

const file = () =>
  new HttpResponse('figures', {
    headers: { 'content-disposition': 'attachment; filename="Figures_2026.xlsx"' },
  });

const refusal = (status: number) => HttpResponse.json({ code: 'X', message: 'No' }, { status });

/** A server that accepts one access token and issues `fresh` to a page with the cookie. */
function serve({
  accepts,
  refusesWith = 401,
}: {
  accepts: string;
  refusesWith?: number;
}): string[] {
  const calls: string[] = [];

  server.use(
    http.get('*/api/file', ({ request }) => {
      const bearer = request.headers.get('authorization');
      calls.push(String(bearer));
      return bearer === `Bearer ${accepts}` ? file() : refusal(refusesWith);
    }),
    endpoint.mutation('RenewPageSession', () => {
      calls.push('refresh');
      return HttpResponse.json(renewedSession('fresh'));
    }),
  );

  return calls;
}

const failureOf = async (path: string) =>
  describeFailure(await fetchFile(path).catch((error: unknown) => error));

beforeEach(() => session.signIn(buildUser(), TOKENS));

describe('a file', () => {
  test('is fetched with the bearer token and keeps the name that the server gives it', async () => {
    const calls = serve({ accepts: 'access' });
    const { name, content } = await fetchFile('/api/file');
    expect([name, await content.text()]).toEqual(['Figures_2026.xlsx', 'figures']);
    expect(calls).toEqual(['Bearer access']);
  });

  test.each([401, 403])(
    'is asked for once more with a fresh token after a %d',
    async (refusesWith) => {
      const calls = serve({ accepts: 'fresh', refusesWith });
      expect((await fetchFile('/api/file')).name).toBe('Figures_2026.xlsx');
      expect(calls).toEqual(['Bearer access', 'refresh', 'Bearer fresh']);
    },
  );

  test('is requested once more and not again', async () => {
    const calls = serve({ accepts: 'nothing' });
    expect(await failureOf('/api/file')).toMatchObject({ status: 401, message: 'No' });
    expect(calls).toEqual(['Bearer access', 'refresh', 'Bearer fresh']);
  });

  test('that fails for another reason is not requested again', async () => {
    const calls = serve({ accepts: 'nothing', refusesWith: 422 });
    expect(await failureOf('/api/file')).toMatchObject({ status: 422, code: 'X', message: 'No' });
    expect(calls).toEqual(['Bearer access']);
  });

  test('is nothing that has no name, such as the page of a proxy', async () => {
    server.use(http.get('*/api/file', () => HttpResponse.html('<h1>Hello</h1>')));
    expect(await failureOf('/api/file')).toMatchObject({ message: 'An error occurred' });
  });

  test('that breaks off is none', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('half'));
        stream.error(new Error('cut'));
      },
    });
    const headers = { 'content-disposition': 'attachment; filename="Figures_2026.xlsx"' };
    server.use(http.get('*/api/file', () => new HttpResponse(broken, { headers })));
    expect(await failureOf('/api/file')).toMatchObject({ status: 'network' });
  });
});
