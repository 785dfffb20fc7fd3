import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';

@ObjectType({
  description:
    'An organisation of synthetic clients, campaigns, bookings, tags and traffic, in which a partner tries its programs. Only keys of the sandbox see its records.',
})
@Entity({ tableName: 'sandbox' })
@Unique({ name: 'sandbox_owner_unique', properties: ['entityType', 'ownerId'] })
export class Sandbox {
  @Identity()
  id!: number;

  /** Kind of its owner, and of the organisation that its keys act for. */
  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  @Property({ type: 'integer' })
  ownerId!: number;

  /** The organisation that its keys act for; a reset makes another one. */
  @Property({ type: 'integer' })
  organisationId!: number;

  /** Counts the resets, from 1. */
  @Property({ type: 'integer' })
  generation!: number;

  @Timestamp('When it was created or last reset; its traffic ends here.')
  builtAt!: Date;

  @NullableTimestamp('When its traffic was complete; null while it is generated.')
  filledAt: Date | null = null;

  @Timestamp()
  fillDueAt!: Date;

  @Property({ type: 'integer' })
  fillAttempts!: number;
}
