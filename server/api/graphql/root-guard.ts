import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { ServiceContext } from '../../access/context.js';
import { requireActor } from '../../access/require-actor.js';
import { ServiceError } from '../../core/errors.js';

/** Root fields that anybody may call; everything else asks for a sign-in before its resolver runs. */
const PUBLIC_FIELDS = new Set([
  'Mutation.signIn',
  'Mutation.refreshSession',
  'Mutation.signOut',
  'Mutation.requestPasswordReset',
  'Query.verifyResetToken',
  'Mutation.resetPassword',
  'Mutation.acceptInvitation',
]);

type Resolve = GraphQLFieldResolver<unknown, ServiceContext>;

function requireRight(ctx: ServiceContext, writes: boolean): void {
  const { via } = requireActor(ctx);
  if (!('apiKey' in via)) return;
  if (writes) throw new ServiceError('FORBIDDEN', 'An API key may not change anything here');
  if (!via.scopes.includes('read')) throw new ServiceError('FORBIDDEN', 'This API key may not read');
}

const guarded =
  (resolve: Resolve, writes: boolean): Resolve =>
  (source, args, ctx, info) => {
    requireRight(ctx, writes);
    return resolve(source, args, ctx, info);
  };

/** Closed by default: a forgotten check in a resolver opens nothing to callers who have not signed in. */
export function guardRootFields(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutation, schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (PUBLIC_FIELDS.has(`${type?.name}.${field.name}`)) continue;
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, type === mutation);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, false);
    }
  }
}
