import { skipToken } from '@apollo/client/react';
import { useIncomingRequestsQuery, type EntityType } from '#client/graphql/generated';
import type { IncomingRequests } from '#client/features/admin/tab-props';

const MAX_REQUESTS = 100;

/**
 * What others ask of one's organisation, or of clients it manages, and waits for an answer; read by
 * those who may give it.
 */
export function useIncomingRequests({ mayAnswer }: { mayAnswer: boolean }): IncomingRequests {
  const { data, error, refetch } = useIncomingRequestsQuery(
    mayAnswer
      ? {
          variables: { first: MAX_REQUESTS },
          fetchPolicy: 'cache-and-network',
          // A panel that says what failed stays until the next answer.
          notifyOnNetworkStatusChange: false,
          context: { silent: true },
        }
      : skipToken,
  );

  const { nodes = [], totalCount = 0 } = data?.associationRequests ?? {};

  return {
    rows: nodes,
    hasMore: totalCount > nodes.length,
    hasFailed: Boolean(error) && !data,
    reload: () => {
      if (mayAnswer) refetch().catch(() => undefined); // what is on screen stays
    },
  };
}

type OrganisationTab = 'agencies' | 'clients';

/**
 * Where requests for a client or an agency stand: on the tab of its kind, or on the only one of
 * both that there is.
 */
export function tabOfTarget(target: EntityType, tabs: readonly string[]): OrganisationTab {
  const [own, other] =
    target === 'AGENCY' ? (['agencies', 'clients'] as const) : (['clients', 'agencies'] as const);
  return tabs.includes(own) ? own : other;
}
