import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import { Timestamp } from '#server/core/orm/columns.js';

/**
 * A mail that asked an address whether it wants a report, by the organisation that asked. Kept as
 * long as it counts: thirty days.
 */
@Entity({ tableName: 'outside_question' })
@Index({ name: 'outside_question_address_index', properties: ['emailHash', 'askedAt'] })
export class OutsideQuestion {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id!: number;

  /** The same as of `ReportRecipient`. */
  @Property({ type: 'text' })
  emailHash!: string;

  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  /** Null for SYSTEM. */
  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  @Timestamp()
  askedAt!: Date;
}
