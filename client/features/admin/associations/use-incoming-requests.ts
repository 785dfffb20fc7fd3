import { skipToken } from '@apollo/client/react';
import { useIncomingRequestsQuery, type EntityType } from '#client/graphql/generated';
import type { IncomingRequests } from '#client/features/admin/tab-props';

const MAX_REQUESTS = 100;

/**
 * Requests to one's organisation, or to clients that it manages, that wait for an answer; loads for
 * people who may answer.
 */
export function useIncomingRequests({ mayAnswer }: { mayAnswer: boolean }): IncomingRequests {
  const { data, previousData, error, refetch } = useIncomingRequestsQuery(
    mayAnswer
      ? {
          variables: { first: MAX_REQUESTS },
          fetchPolicy: 'cache-and-network',
          // A panel with a failure keeps it until the next answer.
          notifyOnNetworkStatusChange: false,
          context: { silent: true },
        }
      : skipToken,
  );

  // While they are read again, the known ones stay.
  const known = data ?? previousData;
  const { nodes = [], totalCount = 0 } = known?.associationRequests ?? {};

  return {
    rows: nodes,
    hasMore: totalCount > nodes.length,
    hasFailed: Boolean(error) && !known,
    reload: () => {
      if (mayAnswer) refetch().catch(() => undefined); // the content on screen stays
    },
  };
}

type OrganisationTab = 'agencies' | 'clients';

/**
 * The tab of requests for a client or an agency: that of its kind, or the only one of both that
 * exists.
 */
export function tabOfTarget(target: EntityType, tabs: readonly string[]): OrganisationTab {
  const [own, other] =
    target === 'AGENCY' ? (['agencies', 'clients'] as const) : (['clients', 'agencies'] as const);
  return tabs.includes(own) ? own : other;
}
