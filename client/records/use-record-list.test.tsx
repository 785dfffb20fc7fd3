import { describe, expect, it } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { BroadcastersDocument } from '#client/graphql/generated';
import { createGraphqlClient } from '#client/graphql/client';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { defineList } from './define-list';
import { evictFields } from './evict-fields';
import { useRecordList } from './use-record-list';

const server = graphqlServer();

const LIST = defineList({
  query: BroadcastersDocument,
  connection: ({ broadcasters }) => broadcasters,
  sorts: { name: 'NAME' },
  order: { column: 'name', direction: 'ascending' },
});

/** Answers so many broadcasters; a cursor is the number of rows before it. */
function answerMany(count: number) {
  const asked: Record<string, unknown>[] = [];
  const all = Array.from({ length: count }, (_, index) => ({
    __typename: 'Broadcaster',
    id: index + 1,
    broadcasterName: `Broadcaster ${index + 1}`,
    countryCode: 'NZ',
    countryList: ['NZ'],
    version: 1,
    viewerCan: [],
  }));

  server.use(
    endpoint.query('Broadcasters', ({ variables }) => {
      asked.push(variables);
      const from = Number(variables.after ?? 0);
      const nodes = all.slice(from, from + Number(variables.first));
      return HttpResponse.json({
        data: {
          broadcasters: {
            __typename: 'BroadcasterConnection',
            nodes,
            pageInfo: { __typename: 'PageInfo', endCursor: String(from + nodes.length) },
            totalCount: all.length,
          },
        },
      });
    }),
  );

  return asked;
}

function open(page = 0) {
  const client = createGraphqlClient();
  const view = renderHook(
    ({ at, isFresh }) =>
      useRecordList(LIST, { request: { search: '', sort: LIST.order, page: at }, isFresh }),
    {
      initialProps: { at: page, isFresh: (): boolean => false },
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    },
  );
  const ids = () => view.result.current.rows.map(({ id }) => id);
  const isFresh = () => true;
  return {
    ...view,
    client,
    ids,
    goTo: (at: number) => view.rerender({ at, isFresh: () => false }),
    goToFresh: (at: number) => view.rerender({ at, isFresh }),
  };
}

describe('the rows of a page', () => {
  it('come by the cursor of the page before', async () => {
    const asked = answerMany(23);
    const { result, ids, goTo } = open();
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(ids()).toHaveLength(10));
    goTo(1);
    expect(result.current.isRefreshing).toBe(true);
    await waitFor(() => expect(ids()[0]).toBe(11));
    expect(asked.map(({ after }) => after)).toEqual([null, '10']);
    expect(result.current.total).toBe(23);
  });

  it('are found from the start when a link opens a later page', async () => {
    answerMany(523);
    const { result, ids } = open(25);
    await waitFor(() => expect(ids()[0]).toBe(251));
    expect(result.current.page).toBe(25);
  });

  it('are those of the last page when the requested one is gone', async () => {
    answerMany(23);
    const { result, ids } = open(7);
    await waitFor(() => expect(ids()).toEqual([21, 22, 23]));
    expect(result.current.page).toBe(2);
  });

  it('are requested again on reload', async () => {
    const asked = answerMany(3);
    const { result, ids } = open();
    await waitFor(() => expect(ids()).toHaveLength(3));
    act(() => result.current.reload());
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(result.current.isRefreshing).toBe(false));
  });

  it('are requested again, once, when a save evicts them', async () => {
    const asked = answerMany(3);
    const { client, result, ids } = open();
    await waitFor(() => expect(ids()).toHaveLength(3));
    act(() => evictFields(['broadcasters'])(client.cache));
    expect(ids()).toHaveLength(3);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(result.current.isRefreshing).toBe(false));
    expect(asked).toHaveLength(2);
  });

  it('of a visited page come from the cache without a request while they are fresh', async () => {
    const asked = answerMany(23);
    const { ids, goTo, goToFresh } = open();
    await waitFor(() => expect(ids()).toHaveLength(10));
    goTo(1);
    await waitFor(() => expect(ids()[0]).toBe(11));
    goToFresh(0);
    expect(ids()[0]).toBe(1);
    expect(asked).toHaveLength(2);
  });

  it('of a visited page go when they cannot be read again', async () => {
    answerMany(23);
    const { result, ids, goTo } = open();
    await waitFor(() => expect(ids()).toHaveLength(10));
    goTo(1);
    await waitFor(() => expect(ids()[0]).toBe(11));
    server.use(endpoint.query('Broadcasters', () => refusal('UNAVAILABLE', 'Away')));
    goTo(0);
    expect(ids()[0]).toBe(1);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(ids()).toEqual([]);
  });

  it('stay when a later load fails, with the reason', async () => {
    answerMany(23);
    const { result, ids, goTo } = open();
    await waitFor(() => expect(ids()).toHaveLength(10));
    server.use(endpoint.query('Broadcasters', () => refusal('UNAVAILABLE', 'Away')));
    goTo(1);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(ids()).toHaveLength(10);
  });
});
