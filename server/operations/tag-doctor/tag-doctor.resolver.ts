import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { TagKindEnum, type TagKind } from '#server/analytics/tag-kind.js';
import { examineTag } from './tag-doctor.service.js';
import { TagDoctor, TagTest } from './tag-doctor.type.js';
import { testTag } from './tag-test.service.js';

@Resolver()
export class TagDoctorResolver {
  @Query(() => TagDoctor, {
    description: 'The health of a tag: its calls, and the problems to fix.',
  })
  tagDoctor(
    @Ctx() ctx: ServiceContext,
    @Arg('kind', () => TagKindEnum, { description: 'The kind of the tag.' }) kind: TagKind,
    @Arg('id', () => Int, { description: 'The tag, among those of its kind.' }) id: number,
  ): Promise<TagDoctor> {
    return examineTag(ctx, kind, id);
  }

  @Mutation(() => TagTest, {
    description:
      'Calls a tag once through the public address of the edge and waits until the call is stored. No figure counts it.',
  })
  testTag(
    @Ctx() ctx: ServiceContext,
    @Arg('kind', () => TagKindEnum, { description: 'The kind of the tag.' }) kind: TagKind,
    @Arg('id', () => Int, { description: 'The tag, among those of its kind.' }) id: number,
  ): Promise<TagTest> {
    return testTag(ctx, kind, id);
  }
}
