import type { ApolloClient } from '@apollo/client';
import {
  type AssociationKind,
  type AssociationRequestRowFragment,
  WaitingRequestsDocument,
} from '#client/graphql/generated';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';

export type RequestRow = AssociationRequestRowFragment;

/**
 * A row of the agencies or the clients: a record, or one's own request that still waits for
 * approval.
 */
export type ListedRow<Row> = { record: Row; waiting: null } | { record: null; waiting: RequestRow };

const MAX_REQUESTS = 100;
const AMONG_WAITING = 'waiting:';

/** One's own unanswered requests. */
export const loadWaiting =
  (client: ApolloClient, { kind, search }: { kind: AssociationKind; search: string }) =>
  async (): Promise<readonly RequestRow[]> => {
    const { data } = await client.query({
      query: WaitingRequestsDocument,
      variables: { first: MAX_REQUESTS, search, kind },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The requests were answered without a list');
    return data.associationRequests.nodes;
  };

/** The pages of a list with the waiting requests before its records. */
export const withWaiting =
  <Row>(
    waiting: () => Promise<readonly RequestRow[]>,
    load: LoadPage<Row>,
  ): LoadPage<ListedRow<Row>> =>
  async ({ first, after }) => {
    const all = await waiting();
    const isAmongWaiting = after === null || after.startsWith(AMONG_WAITING);
    const start = isAmongWaiting ? Number(after?.slice(AMONG_WAITING.length) ?? 0) : all.length;
    const shown = all.slice(start, start + first);
    const room = first - shown.length;

    // Without room for a record it still loads one, for their total count.
    const records = await load({ first: Math.max(room, 1), after: isAmongWaiting ? null : after });
    const nodes: ListedRow<Row>[] = [
      ...shown.map((request) => ({ record: null, waiting: request })),
      ...records.nodes.slice(0, room).map((record) => ({ record, waiting: null })),
    ];
    return {
      nodes,
      totalCount: all.length + records.totalCount,
      pageInfo:
        room > 0 ? records.pageInfo : { endCursor: `${AMONG_WAITING}${start + shown.length}` },
    };
  };
