import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import type { Role } from '#schema/roles.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { RoleEnum } from '#server/access/roles/role.enum.js';

@ObjectType({ description: 'Somebody who made a call in the last 30 minutes.' })
export class ActiveUser {
  @Field(() => Int, { description: 'The id of the user.' })
  id!: number;

  @Field(() => String, { description: 'Their full name.' })
  name!: string;

  @Field(() => String, { description: 'The address they sign in with.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether they administer their organisation; true for super admins.',
  })
  isAdmin!: boolean;

  @Field(() => RoleEnum, {
    description: 'Their role, as in the token: ROLE_ADMIN, ROLE_AGENCY_USER …',
  })
  roleName!: Role;

  @Field(() => EntityTypeEnum, { description: 'The kind of their organisation.' })
  entityType!: EntityType;

  @Field(() => String, { nullable: true, description: 'Their organisation; null for SYSTEM.' })
  entityName!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When they made their latest call.' })
  lastActive!: Date;

  @Field(() => Int, {
    description:
      "Their calls through any door today, by the date in their organisation's country; UTC for SYSTEM.",
  })
  apiCalls!: number;
}

@ObjectType({ description: 'Who used the product in the 30 minutes before a moment.' })
export class ActiveUsers {
  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  sampledAt!: Date;

  @Field(() => [ActiveUser], { description: 'The latest call first.' })
  users!: ActiveUser[];
}
