import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';

/**
 * A query for several years builds thousands of rows a panel, in one piece. Queries and panels
 * start one by one, and calls of other people run between them.
 */
export function yieldBetweenFields(schema: GraphQLSchema): void {
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
