import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';

/** The last fields of every record. */
export const RECORD_END = `created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan
  version @include(if: $withVersion)`;

/** The last fields of campaigns, bookings, creatives and site tags. */
export const CONTENT_END = `external_id: externalId
  archived_at: archivedAt
  ${RECORD_END}`;

const PAGE = `pageInfo { hasNextPage endCursor }`;

/**
 * A noun with a list of a customer's records, a create and an update; names are those of the
 * schema.
 */
export interface Noun {
  path: string;
  one: string;
  many: string;
  type: string;
  fields: string;
  /** Only where one is read. */
  details?: string;
}

const NO_ARCHIVED = { variable: '', argument: '' };

export const rowsOf = (
  { path, one, many, type, fields, details = '' }: Noun,
  { variable, argument } = NO_ARCHIVED,
): RestRoute[] => [
  {
    method: 'GET',
    path: `${path}customer/{customer_id}`,
    summary: `A client's ${many} visible to the caller`,
    status: 200,
    paged: true,
    operation: `query ($customerId: Int!, $first: Int! = 500, $after: String, $updatedSince: DateTimeISO, ${variable}${WITH_VERSION}) {
      ${many}(customerId: $customerId, first: $first, after: $after, updatedSince: $updatedSince${argument}) { nodes { ${fields} } ${PAGE} }
    }`,
  },
  {
    method: 'GET',
    path: `${path}{id}`,
    summary: `A ${one} visible to the caller`,
    status: 200,
    operation: `query ($id: Int!, ${WITH_VERSION}) { ${one}(id: $id) { ${fields} ${details} } }`,
  },
  {
    method: 'POST',
    path,
    summary: `Makes a new ${one}`,
    status: 201,
    operation: `mutation ($input: ${type}Input!, ${WITH_VERSION}) { create${type}(input: $input) { ${fields} } }`,
  },
  {
    method: 'PUT',
    path: `${path}{id}`,
    summary: `Changes what the body names of a ${one}`,
    status: 200,
    operation: `mutation ($id: Int!, $input: ${type}Input!, ${WITH_VERSION}) { update${type}(id: $id, input: $input) { ${fields} } }`,
  },
];
