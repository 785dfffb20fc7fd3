import { skipToken } from '@apollo/client/react';
import { useAssociationRequestsQuery, type EntityType } from '../../../graphql/generated';

const MAX_REQUESTS = 100;

/** What others ask of one's organisation, or of clients it manages, and waits for an answer; read by those who may give it. */
export function useIncomingRequests({ mayAnswer }: { mayAnswer: boolean }) {
  const { data, error, refetch } = useAssociationRequestsQuery(
    mayAnswer
      ? {
          variables: { first: MAX_REQUESTS, state: 'WAITING' },
          fetchPolicy: 'cache-and-network',
          context: { silent: true },
        }
      : skipToken,
  );
  return {
    requests: (data?.associationRequests.nodes ?? []).filter(({ isIncoming }) => isIncoming),
    hasFailed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined), // what is on screen stays
  };
}

type OrganisationTab = 'agencies' | 'clients';

/** Where requests for a client or an agency stand: on the tab of its kind, or on the only one of both that there is. */
export function tabOfTarget(target: EntityType, tabs: readonly string[]): OrganisationTab {
  const [own, other] = target === 'AGENCY' ? (['agencies', 'clients'] as const) : (['clients', 'agencies'] as const);
  return tabs.includes(own) ? own : other;
}
