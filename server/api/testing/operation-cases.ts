import {
  byId,
  create,
  isKey,
  list,
  ofCustomer,
  ofCustomerForPeople,
  ofOwnView,
  open,
  RANGE,
  update,
  type OperationCase,
} from './operation-case.js';
import { ASSOCIATION_CASES } from './association-cases.js';
import { isNode, NODE_TYPES, nodeIdOf } from './node-id-of.js';
import { SEARCHED_TYPES } from '#server/records/record-kinds/record-kinds.js';
import type { Action } from '#server/access/roles/permissions.js';
import { ORGANISATION_CASES } from './organisation-cases.js';
import { PEOPLE_CASES } from './people-cases.js';
import { CAMPAIGN_CASES } from './campaign-cases.js';

const NODE_NOUNS = Object.keys(NODE_TYPES) as (keyof typeof NODE_TYPES)[]; // Object.keys forgets that these are the keys.

const isSearched = ({ noun }: { noun: keyof typeof NODE_TYPES }) =>
  SEARCHED_TYPES.some((type) => type === NODE_TYPES[noun]);

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

  ...ORGANISATION_CASES,
  ...ASSOCIATION_CASES,
  ...PEOPLE_CASES,
  ...CAMPAIGN_CASES,

  // webhooks
  'Query.webhookDeliveries': {
    action: 'webhook.list',
    on: ['webhook'],
    args: ({ target }) => ({ endpointId: target?.id }),
  },
  'Query.webhookEndpoints': { action: 'webhook.list' },
  'Query.webhookEventTypes': { action: 'webhook.list' },
  // An admin made the key.
  'Query.webhookMessages': {
    action: 'webhook.list',
    args: () => ({ since: new Date().toISOString() }),
    outcomes: (caller) => (isKey(caller) ? ['OK'] : undefined),
  },
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
  'Query.colleaguesSavedViews': {},
  'Query.reportPreview': {
    ...ofCustomerForPeople,
    args: ({ target }) => ({ name: 'Preview', address: `client=${target?.id}` }),
    outcomes: (caller) => (isKey(caller) ? ['FORBIDDEN'] : undefined),
  },
  'Query.savedViews': {},
  'Query.colleaguesSharedLinks': {},
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
  'Mutation.askOutsideReaderAgain': ofOwnView('reportSchedule.save', 'id'),
  'Mutation.confirmReport': open({ token: 'x' }, 'INVALID'),
  'Mutation.declineReports': open({ token: 'x' }, 'INVALID'),
  'Mutation.eraseReportAddress': open({ token: 'x' }, 'INVALID'),
  'Mutation.openSharedLink': open({ token: 'x' }, 'NOT_FOUND'),
  'Mutation.resubscribeToReport': open({ token: 'x' }, 'INVALID'),
  'Mutation.revokeSharedLink': ofOwnView('sharedLink.revoke', 'id'),
  'Mutation.saveReportSchedule': ofOwnView('reportSchedule.save', 'savedViewId', {
    frequency: 'WEEKLY',
    weekday: 1,
    hour: 7,
    recipientIds: [1],
  }),
  'Mutation.scheduleNewView': {
    action: 'savedView.create',
    on: ['customer'],
    args: ({ target }) => ({
      input: { name: 'New view', address: `client=${target?.id}` },
      schedule: {
        frequency: 'WEEKLY',
        weekday: 1,
        hour: 7,
        recipientIds: [],
        outsideAddresses: ['walk@client.example'],
      },
    }),
  },
  'Mutation.sendReportNow': ofOwnView('reportSchedule.send', 'savedViewId'),
  'Mutation.unsubscribeFromReport': open({ token: 'x' }, 'INVALID'),
  'Mutation.updateSavedView': ofOwnView('savedView.update', 'id', { name: 'Changed by the walk' }),

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
  'Query.alerts': list(),
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
