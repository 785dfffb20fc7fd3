import {
  byId,
  create,
  createFor,
  isKey,
  isSystem,
  list,
  listOfCustomer,
  NZ,
  ofCustomer,
  ofOwnView,
  one,
  open,
  RANGE,
  update,
  type CaseContext,
  type OperationCase,
} from './operation-case.js';
import { SECOND_FACTOR_CASES } from './second-factor-cases.js';
import { ASSOCIATION_CASES } from './association-cases.js';
import { isNode, NODE_TYPES, nodeIdOf } from './node-id-of.js';
import { RECORD_KINDS } from '#server/domains/search/record-hit.type.js';
import type { Action } from '#server/access/roles/permissions.js';
import { SSO_CASES } from './sso-cases.js';
import type { TargetNoun } from './world/world-types.js';

const NODE_NOUNS = Object.keys(NODE_TYPES) as (keyof typeof NODE_TYPES)[]; // Object.keys forgets that these are the keys.

function newBooking({ world, target, caller }: CaseContext) {
  const { campaignId, channelIds } = world.bookable.get(target?.id ?? 0) ?? {};
  const channelId = channelIds?.[caller.actor?.entityType ?? 'SYSTEM'];
  return { customerId: target?.id, bookingName: 'New booking', cpm: 1, campaignId, channelId };
}

const isSearched = ({ noun }: { noun: keyof typeof NODE_TYPES }) =>
  RECORD_KINDS.some((kind) => kind === NODE_TYPES[noun]);

/** The world's records are not archived. */
const restore = (noun: TargetNoun): OperationCase => ({
  action: 'archivedOrganisation.restore',
  roleFirst: true,
  on: [noun],
  args: byId,
  outcomes: (caller) => (isSystem(caller) ? ['NOT_FOUND'] : undefined),
});

/** No call of the world carries this uid. */
const viewerCase = (action: Action): OperationCase => ({
  action,
  roleFirst: true,
  on: ['customer'],
  args: ({ target }) => ({ customerId: target?.id, uid: 'uid of the walk' }),
});

/** Every root field of the schema. A new one is a row here. */
export const OPERATION_CASES: Record<string, OperationCase> = {
  // changes
  'Query.changes': { args: () => ({ first: 500 }), discloses: ['broadcaster', 'adtech'] },
  'Query.figureChanges': ofCustomer,

  // organisations
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

  // associations
  ...ASSOCIATION_CASES,

  // people
  // A key reads its own name. What others read is in `api-key.test.ts`.
  'Query.apiKey': { discloses: ['apiKey'] },
  'Query.apiKeys': { action: 'apiKey.list' },
  'Query.me': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  'Query.user': one('user'),
  'Query.userSummary': {},
  'Query.users': list(),
  'Query.verifyResetToken': open({ token: 'x' }, 'INVALID'),
  'Mutation.acceptInvitation': open({ token: 'x' }, 'INVALID'),
  'Mutation.changePassword': {
    args: () => ({ currentPassword: 'not the one', newPassword: 'correct horse battery' }),
    outcomes: ({ actor }) => (actor ? ['INVALID', 'TOO_MANY_REQUESTS'] : undefined),
  },
  'Mutation.endOtherSessions': {},
  ...SECOND_FACTOR_CASES,
  'Mutation.openPageSession': open(
    { input: { email: 'nobody@example.com', password: 'x' } },
    'UNAUTHENTICATED',
    'TOO_MANY_REQUESTS',
  ),
  'Mutation.renewPageSession': open({}, 'UNAUTHENTICATED'),
  'Query.sessions': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  'Mutation.confirmEmailChange': open({ token: 'x' }, 'INVALID'),
  'Mutation.objectToEmailChange': open({ token: 'x' }, 'INVALID'),
  'Mutation.withdrawEmailChange': {
    action: 'user.update',
    narrowed: true,
    on: ['user'],
    args: byId,
  },
  'Mutation.archiveUser': { action: 'user.archive', narrowed: true, on: ['user'], args: byId },
  'Query.archivedUsers': { action: 'user.erase' },
  'Query.exportMyData': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  // The world's users are not removed.
  'Mutation.eraseUser': {
    action: 'user.erase',
    roleFirst: true,
    on: ['user'],
    args: byId,
    outcomes: ({ actor }) => (actor ? ['NOT_FOUND'] : undefined),
  },
  'Mutation.createApiKey': create('apiKey.create', () => ({ name: 'New key', scopes: ['read'] })),
  'Mutation.createDirectUser': create('user.createDirect', (unique, { organisations }) => ({
    name: 'New user',
    email: `${unique}@example.com`,
    password: 'correct horse battery',
    entityType: 'AGENCY',
    entityId: organisations.AGENCY,
  })),
  'Mutation.inviteUser': {
    action: 'user.create',
    roleFirst: true,
    args: ({ unique, world, caller }) => ({
      input: {
        name: 'New user',
        email: `${unique}@example.com`,
        ...(isSystem(caller) && { entityType: 'AGENCY', entityId: world.organisations.AGENCY }),
      },
    }),
  },
  'Mutation.refreshSession': open({ token: 'x' }, 'UNAUTHENTICATED'),
  'Mutation.requestPasswordReset': open({ email: 'nobody@example.com' }, 'OK', 'TOO_MANY_REQUESTS'),
  'Mutation.resendInvitation': {
    action: 'user.resendInvitation',
    narrowed: true,
    on: ['user'],
    args: byId,
  },
  'Mutation.resetPassword': open({ token: 'x', newPassword: 'y' }, 'INVALID'),
  'Mutation.rotateApiKey': { action: 'apiKey.rotate', narrowed: true, on: ['apiKey'], args: byId },
  'Mutation.revokeApiKey': { action: 'apiKey.revoke', narrowed: true, on: ['apiKey'], args: byId },
  'Mutation.signIn': open(
    { input: { email: 'nobody@example.com', password: 'x' } },
    'UNAUTHENTICATED',
    'TOO_MANY_REQUESTS',
  ),
  'Mutation.signOut': open({}, 'OK'),
  'Mutation.updateUser': update('user', 'user.update', 'name', true),

  ...SSO_CASES,

  // webhooks
  'Query.webhookDeliveries': {
    action: 'webhook.list',
    on: ['webhook'],
    args: ({ target }) => ({ endpointId: target?.id }),
  },
  'Query.webhookEndpoints': { action: 'webhook.list' },
  'Query.webhookEventTypes': { action: 'webhook.list' },
  'Mutation.archiveWebhookEndpoint': {
    action: 'webhook.archive',
    narrowed: true,
    on: ['webhook'],
    args: byId,
  },
  'Mutation.createWebhookEndpoint': create('webhook.create', () => ({
    name: 'New webhook',
    url: 'https://partner.example/hook',
    eventTypes: ['tag.silent'],
  })),
  'Mutation.replayWebhookDelivery': {
    action: 'webhook.update',
    narrowed: true,
    on: ['webhookDelivery'],
    args: byId,
  },
  'Mutation.rotateWebhookSecret': {
    action: 'webhook.update',
    narrowed: true,
    on: ['webhook'],
    args: byId,
  },
  'Mutation.sendTestWebhook': {
    action: 'webhook.update',
    narrowed: true,
    on: ['webhook'],
    args: byId,
  },
  'Mutation.updateWebhookEndpoint': update('webhook', 'webhook.update', 'name', true),

  // reports
  'Query.reportReaders': ofCustomer,
  'Query.reportSubscription': open({ token: 'x' }, 'INVALID'),
  'Query.savedViews': {},
  'Query.sharedLinks': {},
  'Mutation.archiveReportSchedule': ofOwnView('reportSchedule.archive', 'savedViewId'),
  'Mutation.archiveSavedView': ofOwnView('savedView.archive', 'id'),
  'Mutation.createSavedView': {
    action: 'savedView.create',
    on: ['customer'],
    args: ({ target }) => ({ input: { name: 'New view', address: `client=${target?.id}` } }),
  },
  'Mutation.createSharedLink': {
    action: 'sharedLink.create',
    on: ['customer'],
    args: ({ target }) => ({ input: { name: 'New link', address: `client=${target?.id}` } }),
  },
  'Mutation.openSharedLink': open({ token: 'x' }, 'NOT_FOUND'),
  'Mutation.resubscribeToReport': open({ token: 'x' }, 'INVALID'),
  'Mutation.revokeSharedLink': ofOwnView('sharedLink.revoke', 'id'),
  'Mutation.saveReportSchedule': ofOwnView('reportSchedule.save', 'savedViewId', {
    ...{ frequency: 'WEEKLY', weekday: 1, hour: 7, recipientIds: [1] },
  }),
  'Mutation.sendReportNow': ofOwnView('reportSchedule.send', 'savedViewId'),
  'Mutation.unsubscribeFromReport': open({ token: 'x' }, 'INVALID'),
  'Mutation.updateSavedView': ofOwnView('savedView.update', 'id', { name: 'Changed by the walk' }),

  // campaigns
  'Query.booking': one('booking'),
  'Query.bookingSummary': ofCustomer,
  'Query.bookingTerritorialContext': ofCustomer,
  'Query.bookings': listOfCustomer,
  'Query.campaign': one('campaign'),
  'Query.campaignSummary': ofCustomer,
  'Query.campaigns': listOfCustomer,
  'Query.creative': one('creative'),
  'Query.creativeSummary': ofCustomer,
  'Query.creatives': listOfCustomer,
  'Mutation.createBooking': {
    action: 'booking.create',
    on: ['customer'],
    args: (context) => ({ input: newBooking(context) }),
  },
  'Mutation.createBookings': {
    action: 'booking.create',
    on: ['customer'],
    args: (context) => ({ bookings: [newBooking(context), newBooking(context)] }),
  },
  'Mutation.createCampaign': createFor('campaign.create', { campaignName: 'New campaign' }),
  'Mutation.createCreative': createFor('creative.create', {
    description: 'New creative',
    creativeFormat: '30s',
  }),
  'Mutation.updateBooking': update('booking', 'booking.update', 'bookingName', true),
  'Mutation.updateCampaign': update('campaign', 'campaign.update', 'campaignName', true),
  'Mutation.updateCreative': update('creative', 'creative.update', 'description', true),

  // tags
  // A tag is visible with its booking.
  'Query.impressionTag': {
    on: ['booking'],
    args: ({ world, target }) => ({ id: world.tagOfBooking.get(target?.id ?? 0) }),
  },
  'Query.impressionTags': listOfCustomer,
  'Query.siteTag': one('siteTag'),
  'Query.tagDoctor': { on: ['siteTag'], args: ({ target }) => ({ kind: 'SITE', id: target?.id }) },
  'Query.siteTags': listOfCustomer,
  'Mutation.createSiteTag': createFor('siteTag.create', { tagDescription: 'New tag' }),
  'Mutation.saveImpressionTagCombinations': {
    action: 'impressionTag.save',
    on: ['booking'],
    args: ({ target }) => ({ bookingId: target?.id, creativeIds: [] }),
  },
  'Mutation.testTag': {
    action: 'siteTag.test',
    on: ['siteTag'],
    args: ({ target }) => ({ kind: 'SITE', id: target?.id }),
  },
  'Mutation.updateSiteTag': update('siteTag', 'siteTag.update', 'tagDescription', true),

  // any record: null where the caller sees none; `nodes.test.ts` compares this with the world
  'Query.node': {
    on: NODE_NOUNS,
    args: ({ target }) => ({ id: target && isNode(target) ? nodeIdOf(target) : undefined }),
    outcomes: ({ actor }) => (actor ? ['OK'] : undefined),
    discloses: ['broadcaster', 'adtech'],
  },
  'Query.nodes': {
    args: ({ world }) => ({ ids: world.targets.filter(isNode).map(nodeIdOf) }),
    // A channel is named with its owner.
    discloses: ['broadcaster', 'adtech'],
  },

  'Query.searchRecords': { args: () => ({ text: 'canary', firstOfEach: 20 }) },
  'Query.recordHits': {
    args: ({ world }) => ({
      nodeIds: world.targets.filter(isNode).filter(isSearched).map(nodeIdOf),
    }),
  },

  // history: `historyCase` gives the required right by noun
  'Query.history': {
    on: [
      ...(['campaign', 'booking', 'creative', 'siteTag', 'customer', 'agency'] as const),
      ...([
        'broadcaster',
        'adtech',
        'adtechGroup',
        'channel',
        'user',
        'associationRequest',
      ] as const),
    ],
    args: ({ target }) => ({ entity: target?.noun, id: target?.id }),
  },

  // monitoring
  'Query.activeUsers': { action: 'monitoring.view' },
  'Query.cacheHealth': { action: 'monitoring.view' },
  'Query.dailyActivity': { action: 'monitoring.view' },
  'Query.deadLetters': { action: 'monitoring.view' },
  'Query.deadLetterSummaries': { action: 'monitoring.view' },
  'Query.alerts': list('monitoring.view'),
  'Query.alertsCheckedAt': { action: 'monitoring.view' },
  'Query.ledger': { action: 'monitoring.view' },
  'Query.queueSnapshot': { action: 'monitoring.view' },
  'Query.queueStats': { action: 'monitoring.view' },
  'Query.queueSummary': { action: 'monitoring.view' },
  'Query.redisHealth': { action: 'monitoring.view' },
  'Mutation.discardDeadLetters': {
    action: 'deadLetter.discard',
    roleFirst: true,
    args: () => ({ choice: { ids: ['1'] } }),
  },
  'Mutation.replayDeadLetters': {
    action: 'deadLetter.replay',
    roleFirst: true,
    args: () => ({ choice: { ids: ['1'] } }),
  },
  'Mutation.eraseViewer': viewerCase('viewer.erase'),
  'Mutation.exportViewer': viewerCase('viewer.export'),
  'Subscription.activeUsers': { action: 'monitoring.view' },
  'Subscription.cacheHealth': { action: 'monitoring.view' },
  'Subscription.dailyActivity': { action: 'monitoring.view' },
  'Subscription.queueStats': { action: 'monitoring.view' },

  // analytics
  'Query.dashboard': {
    on: ['customer'],
    args: ({ target }) => ({ filter: { clientId: target?.id, ...RANGE } }),
  },
  'Subscription.dashboard': {
    on: ['customer'],
    args: ({ target }) => ({ filter: { clientId: target?.id, ...RANGE } }),
  },
  'Query.dashboardCustomers': {},
  'Query.dashboardFilters': ofCustomer,
  'Query.mapTiles': {},
  'Query.overview': { args: () => RANGE },
  'Query.overviewDays': { args: () => RANGE },
  'Query.report': {
    on: ['customer'],
    args: ({ target }) => ({
      filter: { clientId: target?.id, ...RANGE },
      dimensions: ['CAMPAIGN', 'BOOKING', 'CREATIVE', 'CHANNEL', 'REGION', 'SITE'],
      metrics: ['VISITS', 'RESPONSE_RATE', 'COST_PER_VISIT'],
      granularity: 'DAY',
    }),
  },
};
