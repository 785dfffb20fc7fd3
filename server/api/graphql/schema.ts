import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { checkInput } from '#server/core/input/check-input.js';
import { describeRoots } from './describe-roots.js';
import { guardRootFields } from './root-guard.js';
import { resolvers } from './resolvers.js';

/**
 * The one schema behind every door. Arguments are checked by the rules on their classes, root
 * fields ask who calls.
 */
export async function buildApiSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    validateFn: (value) => checkInput(value),
    // Asked for as soon as there is a subscription; ours bring a feed of their own, over Redis.
    pubSub: createPubSub(),
  });
  describeRoots(schema);
  guardRootFields(schema);
  return schema;
}
