import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import { type GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql';
import { buildSchema } from 'type-graphql';
import { checkInput } from '#server/core/input/check-input.js';
import { guardRootFields } from './root-guard.js';
import { resolvers } from './resolvers.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';

let built: Promise<GraphQLSchema> | undefined;

/**
 * The one schema behind every transport, built at the first call. `checkInput` checks the texts of
 * all arguments, the root guard checks the caller.
 */
export const buildApiSchema = (): Promise<GraphQLSchema> => (built ??= build());

async function build(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    validateFn: (value) => checkInput(value),
    // Required as soon as there is a subscription; ours use a feed of their own over Redis instead.
    pubSub: createPubSub(),
  });
  describeRoots(schema);
  guardRootFields(schema);
  yieldBetweenFields(schema);
  return schema;
}

const QUERY =
  'The queries. Needs a sign-in, or an API key with the scope `read`, where a field does not say otherwise.';
const MUTATION =
  'The changes, each field in one transaction. Needs a sign-in where a field does not say otherwise; an API key changes only what its scopes allow.';
const SUBSCRIPTION =
  'Values that the server sends as they change, over graphql-ws. A subscription needs the same rights as the query.';

/** The root types have no class that could carry their descriptions. */
function describeRoots(schema: GraphQLSchema): void {
  const roots = [
    [schema.getQueryType(), QUERY],
    [schema.getMutationType(), MUTATION],
    [schema.getSubscriptionType(), SUBSCRIPTION],
  ] as const;
  for (const [type, description] of roots) if (type) type.description = description;
}

/**
 * A query for several years builds thousands of rows a panel, in one piece. Queries and panels
 * start one by one, and calls of other people run between them.
 */
function yieldBetweenFields(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getType('Dashboard')]) {
    if (!isObjectType(type)) throw new Error('the schema has no dashboard');

    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, ctx, info) => {
        const run = () => resolve(source, args, ctx, info);
        return yieldToOthers()?.then(run) ?? run();
      };
    }
  }
}
