import {
  defaultFieldResolver,
  OperationTypeNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Actor, ApiKeyScope } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor, requireSignedIn } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';

/**
 * Root fields that anonymous callers may use; every other field requires a sign-in before its
 * resolver runs.
 */
const PUBLIC_FIELDS = new Set([
  'Mutation.signIn',
  'Mutation.refreshSession',
  'Mutation.openPageSession',
  'Mutation.renewPageSession',
  'Mutation.beginPasskeySignIn',
  'Mutation.openPageSessionWithPasskey',
  'Mutation.startCompanySignIn',
  'Mutation.signOut',
  'Mutation.requestPasswordReset',
  'Query.verifyResetToken',
  'Mutation.resetPassword',
  'Mutation.acceptInvitation',
  'Mutation.confirmEmailChange',
  'Mutation.objectToEmailChange',
  'Query.reportSubscription',
  'Mutation.unsubscribeFromReport',
  'Mutation.resubscribeToReport',
  'Mutation.confirmReport',
  'Mutation.declineReports',
  'Mutation.eraseReportAddress',
  'Mutation.openSharedLink',
]);

/**
 * Root fields for a person who must set up a second factor first; `requireActor` refuses them every
 * other one.
 */
const SET_UP_FIELDS = new Set([
  'Query.me',
  'Query.sessions',
  'Query.secondFactor',
  'Mutation.endOtherSessions',
  'Mutation.changePassword',
  'Mutation.beginCodeApp',
  'Mutation.confirmCodeApp',
  'Mutation.removeCodeApp',
  'Mutation.renewRecoveryCodes',
  'Mutation.beginPasskey',
  'Mutation.addPasskey',
  'Mutation.removePasskey',
]);

const CAMPAIGN_MUTATIONS = [
  ...['create', 'update', 'archive', 'restore'].flatMap((verb) =>
    ['Campaign', 'Booking', 'Creative', 'SiteTag'].map((noun) => `${verb}${noun}`),
  ),
  'createBookings',
  'updateBookings',
  'saveImpressionTagCombinations',
  'setImpressionTagRepeats',
];

const WEBHOOK_MUTATIONS = [
  'createWebhookEndpoint',
  'updateWebhookEndpoint',
  'archiveWebhookEndpoint',
  'rotateWebhookSecret',
  'sendTestWebhook',
  'replayWebhookDelivery',
];

/** The mutations that an API key may call, with the scope that each needs. It may call no other. */
export const KEY_MUTATIONS: ReadonlyMap<string, ApiKeyScope> = new Map([
  ...CAMPAIGN_MUTATIONS.map((name) => [name, 'campaigns:write'] as const),
  ...WEBHOOK_MUTATIONS.map((name) => [name, 'webhooks'] as const),
]);

/** Queries that return names and addresses of people. */
const PEOPLE_QUERIES = ['user', 'users', 'userSummary', 'reportReaders', 'archivedUsers'];
const WEBHOOK_QUERIES = ['webhookEndpoints', 'webhookDeliveries', 'webhookEventTypes'];

/** The queries for which an API key needs another scope than `read`. */
export const KEY_QUERIES: ReadonlyMap<string, ApiKeyScope> = new Map([
  ...PEOPLE_QUERIES.map((name) => [name, 'people:read'] as const),
  ...WEBHOOK_QUERIES.map((name) => [name, 'webhooks'] as const),
]);

type Resolve = GraphQLFieldResolver<unknown, ServiceContext>;

/** The scope that an API key needs for a root field; 'person' refuses every key. */
type Need = ApiKeyScope | 'person';

const REFUSALS: Record<Need, string> = {
  read: 'This API key may not read',
  'people:read': 'This API key may not read who the users are',
  'campaigns:write': 'This API key may not change campaigns',
  'events:write': 'This API key may not send events',
  webhooks: 'This API key may not manage webhooks',
  person: 'An API key may not change anything here',
};

function requireScope({ via }: Actor, need: Need): void {
  if (!('apiKey' in via)) return;
  if (need === 'person' || !via.scopes.includes(need))
    throw new ServiceError('FORBIDDEN', REFUSALS[need]);
}

type RequireCaller = (ctx: ServiceContext) => Actor;

const guarded =
  (resolve: Resolve, need: Need, requireCaller: RequireCaller): Resolve =>
  (source, args, ctx, info) => {
    requireScope(requireCaller(ctx), need);
    return resolve(source, args, ctx, info);
  };

const needOfMutation = (name: string): Need => KEY_MUTATIONS.get(name) ?? 'person';
const needOfQuery = (name: string): Need => KEY_QUERIES.get(name) ?? 'read';

/** Returns what a caller needs for a root field; 'nothing' where anonymous callers may use it. */
export function needOf(operation: OperationTypeNode, field: string): Need | 'nothing' {
  const isMutation = operation === OperationTypeNode.MUTATION;
  if (PUBLIC_FIELDS.has(`${isMutation ? 'Mutation' : 'Query'}.${field}`)) return 'nothing';
  return isMutation ? needOfMutation(field) : needOfQuery(field);
}

/** Closed by default: a forgotten check in a resolver opens nothing to anonymous callers. */
export function guardRootFields(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutation, schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      if (PUBLIC_FIELDS.has(name)) continue;
      const requireCaller = SET_UP_FIELDS.has(name) ? requireSignedIn : requireActor;
      const need = type === mutation ? needOfMutation(field.name) : needOfQuery(field.name);
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, need, requireCaller);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, need, requireCaller);
    }
  }
}
