import {
  byId,
  create,
  isSystem,
  list,
  NZ,
  one,
  update,
  type OperationCase,
} from './operation-case.js';
import type { TargetNoun } from './world/world-types.js';

/** The world's records are not archived. */
const restore = (noun: TargetNoun): OperationCase => ({
  action: 'archivedOrganisation.restore',
  roleFirst: true,
  on: [noun],
  args: byId,
  outcomes: (caller) => (isSystem(caller) ? ['NOT_FOUND'] : undefined),
});

/** Organisations, channels and relationships. */
export const ORGANISATION_CASES: Record<string, OperationCase> = {
  'Query.adtech': one('adtech'),
  'Query.adtechGroup': { ...one('adtechGroup'), action: 'adtechGroup.list', roleFirst: true },
  'Query.adtechGroups': list('adtechGroup.list'),
  'Query.adtechs': list(),
  'Query.agencies': list(),
  'Query.agency': one('agency'),
  'Query.broadcaster': one('broadcaster'),
  'Query.broadcasters': list(),
  'Query.channel': { ...one('channel'), discloses: ['broadcaster', 'adtech'] },
  // A channel is named with its owner, which a caller who may book it need not see.
  'Query.channels': { ...list(), discloses: ['broadcaster', 'adtech'] },
  'Query.countries': {},
  'Query.customer': one('customer'),
  'Query.customerSummary': {},
  'Query.customers': list(),
  'Query.relationships': list('relationship.list'),
  'Query.taxonomies': {},
  'Mutation.archiveAgency': {
    action: 'agency.archive',
    narrowed: true,
    on: ['agency'],
    args: byId,
  },
  'Mutation.archiveCustomer': {
    action: 'customer.archive',
    narrowed: true,
    on: ['customer'],
    args: byId,
  },
  'Query.archivedOrganisations': { action: 'archivedOrganisation.list' },
  'Mutation.restoreAgency': restore('agency'),
  'Mutation.restoreCustomer': restore('customer'),
  'Mutation.createAdTech': create('adtech.create', () => ({ adtechName: 'New ad-tech', ...NZ })),
  'Mutation.createAdTechGroup': create('adtechGroup.create', () => ({ groupName: 'New group' })),
  'Mutation.createAgency': create('agency.create', () => ({ agencyName: 'New agency', ...NZ })),
  'Mutation.createBroadcaster': create('broadcaster.create', () => ({
    broadcasterName: 'New one',
    ...NZ,
  })),
  'Mutation.createChannel': create('channel.create', (_, { organisations }) => ({
    channelName: 'New channel',
    ownerType: 'broadcaster',
    ownerId: organisations.BROADCASTER,
  })),
  'Mutation.createCustomer': create('customer.create', () => ({ custName: 'New client', ...NZ })),
  'Mutation.createRelationship': create('relationship.create', (_, { organisations }) => ({
    customerId: organisations.CUSTOMER,
    agencyId: organisations.AGENCY,
  })),
  'Mutation.removeRelationship': {
    action: 'relationship.archive',
    roleFirst: true,
    on: ['relationship'],
    args: byId,
  },
  'Mutation.updateAdTech': update('adtech', 'adtech.update', 'adtechName'),
  'Mutation.updateAdTechGroup': {
    ...update('adtechGroup', 'adtechGroup.update', 'groupName'),
    roleFirst: true,
  },
  'Mutation.updateAgency': update('agency', 'agency.update', 'agencyName', true),
  'Mutation.updateBroadcaster': update('broadcaster', 'broadcaster.update', 'broadcasterName'),
  'Mutation.updateChannel': update('channel', 'channel.update', 'channelName'),
  'Mutation.updateCustomer': update('customer', 'customer.update', 'displayName', true),
};
