import { Field, ObjectType } from 'type-graphql';
import type { Role } from '#schema/roles.js';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { RoleEnum } from '#server/access/roles/role.enum.js';

@ObjectType({ description: 'Somebody who made a call in the last 30 minutes.' })
export class ActiveUser {
  @Integer('The id of the user.')
  id!: number;

  @Text('Their full name.')
  name!: string;

  @Text('The address they sign in with.')
  email!: string;

  @Flag('Whether they administer their organisation; true for super admins.')
  isAdmin!: boolean;

  @Field(() => RoleEnum, {
    description: 'Their role, as in the token: ROLE_ADMIN, ROLE_AGENCY_USER …',
  })
  roleName!: Role;

  @Field(() => EntityTypeEnum, { description: 'The kind of their organisation.' })
  entityType!: EntityType;

  @Text.nullable('Their organisation; null for SYSTEM.')
  entityName!: string | null;

  @Instant('When they made their latest call.')
  lastActive!: Date;

  @Integer(
    "Their calls through any door today, by the date in their organisation's country; UTC for SYSTEM.",
  )
  apiCalls!: number;
}

@ObjectType({ description: 'Who used the product in the 30 minutes before a moment.' })
export class ActiveUsers {
  @Instant('The moment.')
  sampledAt!: Date;

  @Field(() => [ActiveUser], { description: 'The latest call first.' })
  users!: ActiveUser[];
}
