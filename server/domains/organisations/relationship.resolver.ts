import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Connection, PageArgs, type Page } from '../../core/page.js';
import { Relationship } from './relationship.entity.js';
import { RelationshipInput } from './relationship.input.js';
import { createRelationship, listRelationships, removeRelationship } from './relationship.service.js';

const RelationshipConnection = Connection(Relationship);

@ObjectType()
class RelationshipResult {
  @Field(() => Relationship)
  relationship!: Relationship;

  /** False when the two were related before. */
  @Field(() => Boolean)
  isNew!: boolean;
}

@Resolver(() => Relationship)
export class RelationshipResolver {
  @Query(() => RelationshipConnection)
  relationships(@Ctx() ctx: ServiceContext, @Args(() => PageArgs) page: PageArgs): Promise<Page<Relationship>> {
    return listRelationships(ctx, page);
  }

  @Mutation(() => RelationshipResult)
  createRelationship(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => RelationshipInput) input: RelationshipInput,
  ): Promise<RelationshipResult> {
    return createRelationship(ctx, input);
  }

  @Mutation(() => Boolean)
  async removeRelationship(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await removeRelationship(ctx, id);
    return true;
  }
}
