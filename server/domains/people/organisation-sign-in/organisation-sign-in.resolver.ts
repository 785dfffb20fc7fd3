import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { getOrganisationSignIn, updateOrganisationSignIn } from './organisation-sign-in.service.js';
import { OrganisationSignInInput, OrganisationSignInRules } from './organisation-sign-in.type.js';

@Resolver()
export class OrganisationSignInResolver {
  @Query(() => OrganisationSignInRules, {
    description:
      'How the people of an organisation sign in. For its admins and super admins; NOT_FOUND for any other.',
  })
  organisationSignIn(
    @Ctx() ctx: ServiceContext,
    @Arg('entityType', () => EntityTypeEnum, { description: 'The kind of the organisation.' })
    entityType: EntityType,
    @RecordId('organisation', 'entityId') entityId: number,
  ): Promise<OrganisationSignInRules> {
    return getOrganisationSignIn(ctx, { entityType, entityId });
  }

  @Mutation(() => OrganisationSignInRules, {
    description:
      'Changes how the people of an organisation sign in, at once also for those who are signed in. For its admins and super admins.',
  })
  updateOrganisationSignIn(
    @Ctx() ctx: ServiceContext,
    @Arg('entityType', () => EntityTypeEnum, { description: 'The kind of the organisation.' })
    entityType: EntityType,
    @RecordId('organisation', 'entityId') entityId: number,
    @Arg('input', () => OrganisationSignInInput, { description: 'The fields to change.' })
    input: OrganisationSignInInput,
  ): Promise<OrganisationSignInRules> {
    return updateOrganisationSignIn(ctx, { entityType, entityId }, input);
  }
}
