import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import type { TEST_EVENT, WebhookEventType } from './webhook-event-types.js';

/**
 * Something that partners may be told of, stored with the change it tells of. Who is told is found
 * after the commit.
 */
@Entity({ tableName: 'webhook_event' })
@Index({
  name: 'webhook_event_waiting_index',
  expression:
    'create index "webhook_event_waiting_index" on "webhook_event" ("occurred_at") where "spread_at" is null',
})
@Index({ name: 'webhook_event_occurred_at_index', properties: ['occurredAt'] })
export class WebhookEvent {
  /** What a receiver knows a repeated message by: the same on every try, replay and endpoint. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  type!: WebhookEventType | typeof TEST_EVENT;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  occurredAt!: Date;

  /** Null for what concerns the platform and no customer: only SYSTEM is told. */
  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;

  /** Where it comes from one booking or campaign: told only to those who see it. */
  @Property({ type: 'integer', nullable: true })
  bookingId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  campaignId: number | null = null;

  /** Where it is for one organisation alone. */
  @Enum({ items: () => [...ENTITY_TYPES], nullable: true })
  entityType: EntityType | null = null;

  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  /** As it is sent: snake_case names. */
  @Property({ type: 'json' })
  data!: Readonly<Record<string, unknown>>;

  /** What must be told once has a name of its own; a second one with the name is not stored. */
  @Unique({ name: 'webhook_event_once_key_unique' })
  @Property({ type: 'text', nullable: true })
  onceKey: string | null = null;

  /** When its deliveries were made; null as long as they are not. */
  @Property({
    fieldName: 'spread_at',
    type: 'datetime',
    columnType: 'timestamptz(3)',
    nullable: true,
  })
  fannedOutAt: Date | null = null;
}
