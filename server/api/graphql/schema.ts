import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { checkInput } from '#server/core/input/check-input.js';
import { describeRoots } from './describe-roots.js';
import { guardRootFields } from './root-guard.js';
import { resolvers } from './resolvers.js';
import { yieldBetweenFields } from './yielding-fields.js';

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
