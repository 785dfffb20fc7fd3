import { Field, InputType, ObjectType } from 'type-graphql';
import { Flag, Integer } from '#server/core/graphql/described-fields.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import type { EntityType } from '#server/access/identity/actor.js';

@ObjectType({ description: 'How the people of an organisation sign in.' })
export class OrganisationSignInRules {
  @Field(() => EntityTypeEnum, { description: 'The kind of the organisation.' })
  entityType!: EntityType;

  @Integer('Id of the organisation, by `entityType`.')
  entityId!: number;

  @Flag(
    'Whether its people need a second factor: a sign-in with a password alone may set one up, and do nothing else until then.',
  )
  requiresSecondFactor!: boolean;
}

@InputType({ description: 'How the people of an organisation are to sign in.' })
export class OrganisationSignInInput {
  @Flag('Whether its people need a second factor.')
  requiresSecondFactor!: boolean;
}
