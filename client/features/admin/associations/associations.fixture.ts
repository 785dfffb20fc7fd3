import type {
  AssociationRequestRowFragment,
  AssociationRowFragment,
  ConnectionCodeRowFragment,
  PartyFragment,
} from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';
import { data } from '#client/features/admin/organisations/organisations.fixture';

export const RIDGELINE: PartyFragment = {
  entityType: 'CUSTOMER',
  entityId: 9,
  name: 'Ridgeline Outdoor',
  countryCode: 'NZ',
};
export const HARBOUR: PartyFragment = {
  entityType: 'AGENCY',
  entityId: 61,
  name: 'Harbour Creative',
  countryCode: 'AU',
};

/** A request of an agency to a client that has not answered. */
export const buildRequest = (
  request: Partial<AssociationRequestRowFragment> = {},
): AssociationRequestRowFragment => ({
  id: 31,
  state: 'WAITING',
  isIncoming: true,
  requestedAt: '2026-11-20T10:00:00Z',
  answeredAt: null,
  endedAt: null,
  record: { status: 'Waiting for approval' },
  viewerCan: ['accept', 'decline'],
  requester: HARBOUR,
  target: RIDGELINE,
  ...request,
});

export const buildAssociation = (
  association: Partial<AssociationRowFragment> = {},
): AssociationRowFragment => ({
  id: 41,
  since: '2026-03-05T10:00:00Z',
  viewerCan: ['end'],
  partner: HARBOUR,
  organisation: RIDGELINE,
  ...association,
});

export const buildCode = (
  code: Partial<ConnectionCodeRowFragment> = {},
): ConnectionCodeRowFragment => ({
  id: 51,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: new Date(Date.now() + 5 * 24 * 3_600_000).toISOString(),
  usedAt: null,
  usedBy: null,
  ...code,
});

const party = (fragment: PartyFragment) => ({ __typename: 'AssociationParty', ...fragment });

export const asRequest = (request: AssociationRequestRowFragment) => ({
  __typename: 'AssociationRequest',
  ...request,
  record: { __typename: 'AssociationRecord', ...request.record },
  requester: party(request.requester),
  target: party(request.target),
});

const asAssociation = (association: AssociationRowFragment) => ({
  __typename: 'Association',
  ...association,
  partner: party(association.partner),
  organisation: party(association.organisation),
});

export const asCode = (code: ConnectionCodeRowFragment) => ({
  __typename: 'ConnectionCode',
  ...code,
  usedBy: code.usedBy && party(code.usedBy),
});

const connection = (nodes: readonly object[]) => ({
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor: null },
  totalCount: nodes.length,
});

export interface AssociationRecords {
  requests?: AssociationRequestRowFragment[];
  associations?: AssociationRowFragment[];
  codes?: ConnectionCodeRowFragment[];
}

/**
 * Answers the association operations from these records, which a test may change; returns the
 * received calls.
 */
export function answerAssociations(
  server: ReturnType<typeof graphqlServer>,
  records: AssociationRecords,
) {
  const asked: string[] = [];

  server.use(
    endpoint.query('IncomingRequests', () => {
      asked.push('IncomingRequests');
      const found = (records.requests ?? []).filter(({ isIncoming }) => isIncoming);
      return data({ associationRequests: connection(found.map(asRequest)) });
    }),
    endpoint.query('WaitingRequests', ({ variables }) => {
      asked.push('WaitingRequests');
      const own = (records.requests ?? []).filter(({ isIncoming }) => !isIncoming);
      const found = own.filter(({ target }) => target.entityType === variables.kind);
      return data({ associationRequests: connection(found.map(asRequest)) });
    }),
    endpoint.query('AllRequests', () => {
      asked.push('AllRequests');
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false };
      return data({
        associationRequests: { nodes: (records.requests ?? []).map(asRequest), pageInfo },
      });
    }),
    endpoint.query('Associations', () => {
      asked.push('Associations');
      return data({ associations: connection((records.associations ?? []).map(asAssociation)) });
    }),
    endpoint.query('ConnectionCodes', () => {
      asked.push('ConnectionCodes');
      return data({ connectionCodes: connection((records.codes ?? []).map(asCode)) });
    }),
  );

  return asked;
}
