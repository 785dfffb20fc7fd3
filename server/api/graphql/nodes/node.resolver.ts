import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import { Node } from '#server/core/graphql/node.js';
import { findNodes, nodeKey } from './node.service.js';

/** The cost of a list of ids is its length. */
const perId = ({ args, childComplexity }: { args: { ids?: unknown }; childComplexity: number }) =>
  1 + childComplexity * (Array.isArray(args.ids) ? args.ids.length : 1);

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'The record of a `nodeId`; null when there is none, or none visible to the caller.',
  })
  async node(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => ID, { description: 'The `nodeId` of a record.' }) id: string,
  ): Promise<object | null> {
    const [found = null] = await findNodes(ctx, [id]);
    return found;
  }

  @Query(() => [Node], {
    nullable: 'items',
    complexity: perId,
    description:
      'The records of several `nodeId`s, in the same places; null where there is none visible to the caller.',
  })
  nodes(
    @Ctx() ctx: ServiceContext,
    @Arg('ids', () => [ID], { description: 'At most 500, of any types.' }) ids: string[],
  ): Promise<(object | null)[]> {
    return findNodes(ctx, ids);
  }

  @FieldResolver(() => ID)
  nodeId(@Root() record: object, @Info() { parentType }: GraphQLResolveInfo): string {
    return toNodeId(parentType.name, nodeKey(record));
  }
}
