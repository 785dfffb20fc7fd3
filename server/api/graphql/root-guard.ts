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

/**
 * The mutations that an API key with the scope campaigns:write may call. A key may call no other.
 */
export const CAMPAIGN_MUTATIONS: ReadonlySet<string> = new Set([
  ...['create', 'update', 'archive', 'restore'].flatMap((verb) =>
    ['Campaign', 'Booking', 'Creative', 'SiteTag'].map((noun) => `${verb}${noun}`),
  ),
  'createBookings',
  'updateBookings',
  'saveImpressionTagCombinations',
]);

/** Queries that return names and addresses of people: an API key needs people:read for them. */
const PEOPLE_QUERIES: ReadonlySet<string> = new Set([
  'user',
  'users',
  'userSummary',
  'reportReaders',
  'archivedUsers',
]);

type Resolve = GraphQLFieldResolver<unknown, ServiceContext>;

/** The scope that an API key needs for a root field; 'person' refuses every key. */
type Need = ApiKeyScope | 'person';

const REFUSALS: Record<Need, string> = {
  read: 'This API key may not read',
  'people:read': 'This API key may not read who the users are',
  'campaigns:write': 'This API key may not change campaigns',
  'events:write': 'This API key may not send events',
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

const needOfMutation = (name: string): Need =>
  CAMPAIGN_MUTATIONS.has(name) ? 'campaigns:write' : 'person';
const needOfQuery = (name: string): Need => (PEOPLE_QUERIES.has(name) ? 'people:read' : 'read');

/** What a caller needs for a root field; 'nothing' for those that anonymous callers may use. */
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
