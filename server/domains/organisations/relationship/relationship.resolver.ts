import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Flag } from '#server/core/graphql/described-fields.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import {
  adtechName,
  agencyName,
  broadcasterName,
  customerName,
} from '#server/domains/organisations/base/organisation-names.js';
import { Relationship } from './relationship.entity.js';
import { RelationshipInput } from './relationship.input.js';
import {
  createRelationship,
  listRelationships,
  removeRelationship,
} from './relationship.service.js';

const RelationshipConnection = Connection(Relationship);

@ObjectType({ description: 'The result of a request for a relationship.' })
class RelationshipResult {
  @Field(() => Relationship, { description: 'The relationship of the two.' })
  relationship!: Relationship;

  @Flag('Whether it was made now; false when the two were related before.')
  isNew!: boolean;
}

@Resolver(() => Relationship)
export class RelationshipResolver {
  @Query(() => RelationshipConnection, {
    description: 'Which organisations are related, oldest first; for super admins.',
  })
  relationships(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
  ): Promise<Page<Relationship>> {
    return listRelationships(ctx, page);
  }

  @Mutation(() => RelationshipResult, {
    description:
      'Relates two organisations; a repeat answers the relationship there is. For super admins.',
  })
  createRelationship(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => RelationshipInput, { description: 'The two organisations.' })
    input: RelationshipInput,
  ): Promise<RelationshipResult> {
    return createRelationship(ctx, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Takes two organisations apart: neither sees the other from now on. For super admins. Always true.',
  })
  async removeRelationship(
    @Ctx() ctx: ServiceContext,
    @RecordId('relationship') id: number,
  ): Promise<boolean> {
    await removeRelationship(ctx, id);
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the client; null when none is related.',
  })
  async customerName(
    @Ctx() ctx: ServiceContext,
    @Root() { customerId }: Relationship,
  ): Promise<string | null> {
    return customerId === null ? null : customerName(ctx, customerId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The broadcaster’s name; null when none is related.',
  })
  async broadcasterName(
    @Ctx() ctx: ServiceContext,
    @Root() { broadcasterId }: Relationship,
  ): Promise<string | null> {
    return broadcasterId === null ? null : broadcasterName(ctx, broadcasterId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The agency’s name; null when none is related.',
  })
  async agencyName(
    @Ctx() ctx: ServiceContext,
    @Root() { agencyId }: Relationship,
  ): Promise<string | null> {
    return agencyId === null ? null : agencyName(ctx, agencyId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The ad-tech company’s name; null when none is related.',
  })
  async adtechName(
    @Ctx() ctx: ServiceContext,
    @Root() { adtechId }: Relationship,
  ): Promise<string | null> {
    return adtechId === null ? null : adtechName(ctx, adtechId);
  }
}
