import type { RestRoute } from '#server/api/rest/route.js';

const PARTY = `entity_type: entityType entity_id: entityId name country_code: countryCode`;

const REQUEST = `
  id
  state
  is_incoming: isIncoming
  requester { ${PARTY} }
  target { ${PARTY} }
  requested_at: requestedAt
  answered_at: answeredAt
  ended_at: endedAt
  viewer_can: viewerCan`;

const CODE = `
  id
  customer_id: customerId
  created_at: createdAt
  expires_at: expiresAt
  used_at: usedAt
  used_by: usedBy { ${PARTY} }`;

const PAGE = `pageInfo { hasNextPage endCursor }`;

const answer = (verb: 'accept' | 'decline' | 'withdraw', summary: string): RestRoute => ({
  method: 'POST',
  path: `/association-requests/{id}/${verb}`,
  summary,
  status: 200,
  operation: `mutation ($id: Int!) { ${verb}Association(id: $id) { ${REQUEST} } }`,
});

/**
 * The rows of `POST /customers/{id}/associate` and of the same for agencies are in
 * organisations.ts.
 */
export const associationRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/association-requests/',
    summary: 'The requests that your organisation made, and those it may answer',
    status: 200,
    paged: true,
    operation: `query ($first: Int! = 500, $after: String, $state: AssociationState, $kind: AssociationKind, $isIncoming: Boolean) {
      associationRequests(first: $first, after: $after, state: $state, kind: $kind, isIncoming: $isIncoming) {
        nodes { ${REQUEST} }
        ${PAGE}
      }
    }`,
  },
  answer('accept', 'Says yes to a request: the two are associated'),
  answer('decline', 'Says no to a request; the requester can ask again after 30 days'),
  answer('withdraw', 'Takes a request of your organisation back'),
  {
    method: 'GET',
    path: '/associations/',
    summary: 'The organisations that yours works with',
    status: 200,
    paged: true,
    operation: `query ($first: Int! = 500, $after: String) {
      associations(first: $first, after: $after) {
        nodes { id organisation { ${PARTY} } partner { ${PARTY} } since viewer_can: viewerCan }
        ${PAGE}
      }
    }`,
  },
  {
    method: 'DELETE',
    path: '/associations/{id}',
    summary: 'Ends an association: neither side sees anything through it from now on',
    status: 204,
    operation: `mutation ($id: Int!) { endAssociation(id: $id) }`,
  },
  {
    method: 'GET',
    path: '/connection-codes/customer/{customer_id}',
    summary: 'The connection codes of a client, without their texts',
    status: 200,
    paged: true,
    operation: `query ($customerId: Int!, $first: Int! = 500, $after: String) {
      connectionCodes(customerId: $customerId, first: $first, after: $after) { nodes { ${CODE} } ${PAGE} }
    }`,
  },
  {
    method: 'POST',
    path: '/connection-codes/customer/{customer_id}',
    summary: 'A new connection code of a client; its text is readable this once',
    status: 201,
    operation: `mutation ($customerId: Int!) {
      createConnectionCode(customerId: $customerId) { code connection_code: connectionCode { ${CODE} } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/connection-codes/{id}',
    summary: 'Revokes a connection code that was not used',
    status: 204,
    operation: `mutation ($id: Int!) { revokeConnectionCode(id: $id) }`,
  },
  {
    method: 'POST',
    path: '/connection-codes/connect',
    summary: 'Associates your organisation with the client that issued the code',
    status: 200,
    operation: `mutation ($code: String!) { connectWithCode(code: $code) { ${REQUEST} } }`,
  },
];
