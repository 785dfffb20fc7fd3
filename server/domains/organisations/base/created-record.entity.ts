import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Instant } from '#server/core/graphql/described-fields.js';
import { Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import { UPDATED_AT } from '#server/core/orm/updated-at.js';

/** The organisation that created a record decides who may see it. */
@ObjectType()
@Entity({ abstract: true })
export abstract class CreatedRecord {
  @Timestamp('When it was made.')
  createdAt!: Date;

  @Instant(
    'When it was last saved; `updatedSince` of a list compares it. Figures, and names and states that follow from other records or the date, change without it.',
  )
  @Property({ ...UPDATED_AT })
  updatedAt!: Opt<Date>;

  /** Null when an API key or the demo load created it. */
  @Property({ type: 'integer', nullable: true })
  createdByUserId: number | null = null;

  @Enum({ items: () => [...ENTITY_TYPES] })
  createdByEntityType!: EntityType;

  /** Null for SYSTEM. */
  @Property({ type: 'integer', nullable: true })
  createdByEntityId: number | null = null;
}
