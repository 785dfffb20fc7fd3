import { Field, InputType } from 'type-graphql';
import { Flag, Integer, Text } from '#server/core/graphql/described-fields.js';
import { Rules, EMAIL_RULES, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';

@InputType(RECORD_INPUT)
export class UserInput extends VersionedInput {
  @Text.nullable('The full name, at least 4 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.userName))
  name?: string | null;

  @Text.nullable(
    'The address to sign in with. Needed when creating. Updating somebody activated: it waits until a link mailed to it is used.',
  )
  @Rules(NEEDED, EMAIL_RULES)
  email?: string | null;

  @Text.nullable(
    'Needed when creating, from 12 to 128 characters; good for a day, within which its owner chooses another. Left out or blank when updating: the old one stays.',
  )
  @Rules(NEEDED)
  password?: string | null;

  @Flag.nullable('Whether they administrate their organisation; false by default.')
  admin?: boolean | null;

  @Field(() => EntityTypeEnum, {
    nullable: true,
    description: 'The kind of their organisation; BROADCASTER by default.',
  })
  entityType?: EntityType | null;

  @Integer.nullable(
    'Id of their organisation, by `entityType`; none for SYSTEM. Needed when creating.',
  )
  entityId?: number | null;
}

@InputType({ description: 'Who is to be invited. They set their password by a link.' })
export class InvitationInput {
  @Text.nullable('The full name, at least 4 characters.')
  @Rules(neededText(TEXT_FIELDS.userName))
  name?: string | null;

  @Text.nullable('The address that the invitation is mailed to, and to sign in with.')
  @Rules(NEEDED, EMAIL_RULES)
  email?: string | null;

  @Flag.nullable('Whether they will administrate their organisation; false by default.')
  admin?: boolean | null;

  @Field(() => EntityTypeEnum, {
    nullable: true,
    description:
      "A super admin's choice, BROADCASTER by default; for all others it is their own kind.",
  })
  entityType?: EntityType | null;

  @Integer.nullable("A super admin's choice; for all others it is their own organisation.")
  entityId?: number | null;
}
