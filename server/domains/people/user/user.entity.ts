import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { NullableTimestamp, Timestamp, Version } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { Node } from '#server/core/graphql/node.js';
import { UPDATED_AT } from '#server/core/orm/updated-at.js';

@ObjectType({
  implements: Node,
  description: 'A person who signs in, for one organisation or as a super admin.',
})
@Entity({ tableName: 'app_user' })
@Index({ name: 'app_user_updated_at_index', properties: ['updatedAt'] })
@Index({
  name: 'app_user_live_email_unique',
  expression:
    'create unique index "app_user_live_email_unique" on "app_user" (lower("email")) where "archived_at" is null and not "address_taken"',
})
@Index({ name: 'app_user_organisation_index', properties: ['entityType', 'entityId'] })
export class User {
  @Integer('Its number, unique among users.')
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id!: number;

  @Text('The full name.')
  @Property({ type: 'text' })
  name!: string;

  @Text(
    'The address they sign in with, unique among users that are not archived. Another one waits as `pendingEmail` until it is confirmed.',
  )
  @Property({ type: 'text' })
  email!: string;

  /**
   * Another user, whom the inviting organisation may not see, has the address. The invitation looks
   * like any other, but cannot be accepted: that user gets a mail instead.
   */
  @Property({ type: 'boolean', hidden: true })
  addressTaken: Opt<boolean> = false;

  /** Argon2id; null until an invited user sets one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  /**
   * The expiry of a password that another person chose, and of its sessions; null for the user's
   * own.
   */
  @NullableTimestamp()
  passwordExpiresAt: Date | null = null;

  @Field(() => EntityTypeEnum, {
    description: 'The kind of their organisation; SYSTEM for a super admin.',
  })
  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  @Integer.nullable('Id of their organisation, by `entityType`; null for SYSTEM.')
  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  @Flag('Whether they administrate their organisation.')
  @Property({ type: 'boolean' })
  admin!: boolean;

  /**
   * Null until the user accepts the invitation; a user created with a password is active from the
   * start.
   */
  @NullableTimestamp()
  activatedAt: Date | null = null;

  @NullableTimestamp('When the invitation mailed last ends; null when none was mailed.')
  invitationExpiresAt: Date | null = null;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  /** Time at which name and address were erased; only an archived user has one. */
  @NullableTimestamp()
  erasedAt: Date | null = null;

  @Timestamp()
  createdAt!: Date;

  @Instant('When it was last saved; `updatedSince` of a list compares it.')
  @Property({ ...UPDATED_AT })
  updatedAt!: Opt<Date>;

  @Property({ type: 'integer', nullable: true })
  createdByUserId: number | null = null;

  @Version(
    'Counts the saves, from 1. Sent along with an update, a save made from an older one is refused with CONFLICT.',
  )
  version!: Opt<number>;
}
