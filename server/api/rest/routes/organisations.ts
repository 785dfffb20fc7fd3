import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';
import {
  COUNTRY,
  CUSTOMER,
  AGENCY,
  BROADCASTER,
  ADTECH,
  ADTECH_GROUP,
  CHANNEL,
  RELATIONSHIP,
  PAGE,
} from './organisation-fields.js';

/** A noun with a list, a create and an update; names are those of the schema. */
interface Noun {
  path: string;
  one: string;
  many: string;
  type: string;
  fields: string;
}

const list = ({ path, many, fields }: Noun): RestRoute => ({
  method: 'GET',
  path,
  summary: `The ${many} visible to the caller`,
  status: 200,
  paged: true,
  operation: `query ($first: Int! = 500, $after: String, $updatedSince: DateTimeISO, ${WITH_VERSION}) {
    ${many}(first: $first, after: $after, updatedSince: $updatedSince) { nodes { ${fields} } ${PAGE} } }`,
});

/**
 * `associated=false` lists organisations that the caller's organisation could send an association
 * request.
 */
const listOrUnassociated = ({ path, many, type, fields }: Noun, nameAlias: string): RestRoute => ({
  method: 'GET',
  path,
  summary: `The ${many} visible to the caller; with associated=false those that could be asked to be associated`,
  status: 200,
  paged: true,
  at: [many, `unassociated${pluralOf(type)}`],
  operation: `query ($first: Int! = 500, $after: String, $updatedSince: DateTimeISO, $associated: Boolean! = true, ${WITH_VERSION}) {
    ${many}(first: $first, after: $after, updatedSince: $updatedSince) @include(if: $associated) { nodes { ${fields} } ${PAGE} }
    unassociated${pluralOf(type)}(first: $first, after: $after) @skip(if: $associated) {
      nodes { id ${nameAlias}: name country_code: countryCode }
      ${PAGE}
    }
  }`,
});

const pluralOf = (type: string) => (type === 'Agency' ? 'Agencies' : `${type}s`);

const get = ({ path, one, type, fields }: Noun): RestRoute => ({
  method: 'GET',
  path: `${path}{id}`,
  summary: `One ${one} visible to the caller`,
  status: 200,
  operation: `query ($id: Int!, ${WITH_VERSION}) { ${queryOf(type)}(id: $id) { ${fields} } }`,
});

/** The query of one record: `adtech` of AdTech, `customer` of Customer. */
const queryOf = (type: string) =>
  type.replace(/^AdTech/, 'Adtech').replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const create = ({ path, one, type, fields }: Noun): RestRoute => ({
  method: 'POST',
  path,
  summary: `Makes a new ${one}`,
  status: 201,
  operation: `mutation ($input: ${type}Input!, ${WITH_VERSION}) { create${type}(input: $input) { ${fields} } }`,
});

const update = ({ path, one, type, fields }: Noun): RestRoute => ({
  method: 'PUT',
  path: `${path}{id}`,
  summary: `Changes what the body names of a ${one}`,
  status: 200,
  operation: `mutation ($id: Int!, $input: ${type}Input!, ${WITH_VERSION}) { update${type}(id: $id, input: $input) { ${fields} } }`,
});

const associate = ({ path, one, type }: Noun, nameAlias: string): RestRoute => ({
  method: 'POST',
  path: `${path}{id}/associate`,
  summary: `Asks the ${one} to be associated with the caller's organisation; until it accepts, nothing of it is seen`,
  status: 200,
  at: `associate${type}.record`,
  operation: `mutation ($id: Int!) {
    associate${type}(id: $id) { record { id ${nameAlias}: name country_code: countryCode status } }
  }`,
});

const archive = ({ path, one, type }: Noun): RestRoute => ({
  method: 'DELETE',
  path: `${path}{id}`,
  summary: `Archives the ${one}: history, tags and events stay`,
  status: 204,
  operation: `mutation ($id: Int!) { archive${type}(id: $id) }`,
});

const restore = ({ path, one, type, fields }: Noun): RestRoute => ({
  method: 'POST',
  path: `${path}{id}/restore`,
  summary: `Brings the archived ${one} back; for super admins`,
  status: 200,
  operation: `mutation ($id: Int!, ${WITH_VERSION}) { restore${type}(id: $id) { ${fields} } }`,
});

const customer: Noun = {
  path: '/customers/',
  one: 'client',
  many: 'customers',
  type: 'Customer',
  fields: CUSTOMER,
};
const agency: Noun = {
  path: '/agencies/',
  one: 'agency',
  many: 'agencies',
  type: 'Agency',
  fields: AGENCY,
};
const broadcaster: Noun = {
  path: '/broadcasters/',
  one: 'broadcaster',
  many: 'broadcasters',
  type: 'Broadcaster',
  fields: BROADCASTER,
};
const adtech: Noun = {
  path: '/adtechs/',
  one: 'ad-tech',
  many: 'adtechs',
  type: 'AdTech',
  fields: ADTECH,
};
const adtechGroup: Noun = {
  path: '/adtech-groups/',
  one: 'group of ad-techs',
  many: 'adtechGroups',
  type: 'AdTechGroup',
  fields: ADTECH_GROUP,
};
const channel: Noun = {
  path: '/channels/',
  one: 'channel',
  many: 'channels',
  type: 'Channel',
  fields: CHANNEL,
};

const relationshipRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/admin/relationships',
    summary: 'Which organisations are related',
    status: 200,
    paged: true,
    operation: `query ($first: Int! = 500, $after: String, $updatedSince: DateTimeISO) {
      relationships(first: $first, after: $after, updatedSince: $updatedSince) { nodes { ${RELATIONSHIP} } ${PAGE} }
    }`,
  },
  {
    method: 'POST',
    path: '/admin/relationships',
    summary: 'Relates two organisations; a repeat answers 200',
    status: 200,
    at: 'createRelationship.relationship',
    createdIf: 'createRelationship.isNew',
    takes: { country_code: { type: 'string' } },
    operation: `mutation ($input: RelationshipInput!) {
      createRelationship(input: $input) { isNew relationship { ${RELATIONSHIP} } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/admin/relationships/{id}',
    summary: 'Takes two organisations apart',
    status: 204,
    operation: `mutation ($id: Int!) { removeRelationship(id: $id) }`,
  },
];

export const organisationRoutes: RestRoute[] = [
  listOrUnassociated(customer, 'cust_name'),
  get(customer),
  create(customer),
  update(customer),
  associate(customer, 'cust_name'),
  archive(customer),
  restore(customer),
  listOrUnassociated(agency, 'agency_name'),
  get(agency),
  create(agency),
  update(agency),
  associate(agency, 'agency_name'),
  archive(agency),
  restore(agency),
  ...[broadcaster, adtech, adtechGroup, channel].flatMap((noun) => [
    list(noun),
    get(noun),
    create(noun),
    update(noun),
  ]),
  ...relationshipRoutes,
  {
    method: 'GET',
    path: '/admin/archived-organisations',
    summary: 'The clients and agencies that were archived, the latest first, 500 at most',
    status: 200,
    operation: `query {
      archivedOrganisations { entity_type: entityType id name archived_at: archivedAt }
    }`,
  },
  {
    method: 'GET',
    path: '/countries/',
    summary: 'All countries with their reporting zones, by name',
    status: 200,
    operation: `query { countries { ${COUNTRY} time_zone: timeZone } }`,
  },
  {
    method: 'GET',
    path: '/taxonomies/',
    summary: 'All advertiser categories',
    status: 200,
    operation: `query { taxonomies { taxonomy_id: id taxonomy_desc: description } }`,
  },
];
