import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import type { TEST_EVENT, WebhookEventType } from './webhook-event-types.js';

/**
 * An event for partners, stored in the transaction of its change. Fan-out finds the receivers after
 * the commit.
 */
@Entity({ tableName: 'webhook_event' })
@Index({
  name: 'webhook_event_waiting_index',
  expression:
    'create index "webhook_event_waiting_index" on "webhook_event" ("occurred_at") where "spread_at" is null',
})
@Index({ name: 'webhook_event_occurred_at_index', properties: ['occurredAt'] })
export class WebhookEvent {
  /** Identifies a repeated message: the same on every attempt, replay and endpoint. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  type!: WebhookEventType | typeof TEST_EVENT;

  @Timestamp()
  occurredAt!: Date;

  /** Null for an event of the platform, which only SYSTEM receives. */
  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;

  /** Only organisations that see this booking or campaign receive the event. */
  @Property({ type: 'integer', nullable: true })
  bookingId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  campaignId: number | null = null;

  /** Set for an event for one organisation only. */
  @Enum({ items: () => [...ENTITY_TYPES], nullable: true })
  entityType: EntityType | null = null;

  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  /** Sent unchanged, with names in snake_case. */
  @Property({ type: 'json' })
  data!: Readonly<Record<string, unknown>>;

  /** A unique key for an event that must be stored only once. */
  @Unique({ name: 'webhook_event_once_key_unique' })
  @Property({ type: 'text', nullable: true })
  onceKey: string | null = null;

  /** Time at which its deliveries were created; null before. */
  @Property({
    fieldName: 'spread_at',
    type: 'datetime',
    columnType: 'timestamptz(3)',
    nullable: true,
  })
  fannedOutAt: Date | null = null;
}
