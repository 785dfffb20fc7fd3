import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { WebhookEvent } from '#server/domains/webhooks/event/webhook-event.entity.js';

export const WebhookOutcome = describedEnum(
  'WebhookOutcome',
  'How the delivery of a message ended.',
  {
    DELIVERED: 'The endpoint answered with a status from 200 to 299.',
    GIVEN_UP: 'The last of all tries failed.',
    CANCELLED: 'The endpoint was removed or switched off first.',
  },
);
export type WebhookOutcome = keyof typeof WebhookOutcome;

@ObjectType({ implements: Node, description: 'One event on its way to one endpoint.' })
@Entity({ tableName: 'webhook_delivery' })
@Unique({ name: 'webhook_delivery_event_unique', properties: ['eventId', 'endpointId'] })
@Index({ name: 'webhook_delivery_endpoint_index', properties: ['endpointId', 'id'] })
@Index({
  name: 'webhook_delivery_due_index',
  expression:
    'create index "webhook_delivery_due_index" on "webhook_delivery" ("due_at") where "settled_at" is null',
})
export class WebhookDelivery {
  @Identity('The number of the delivery.')
  id!: number;

  @Text('The id of the message, as in its header webhook-id: the same on every try and replay.')
  @ManyToOne(() => WebhookEvent, { ...FOREIGN_ID, fieldName: 'event_id' })
  eventId!: string;

  @ManyToOne(() => WebhookEndpoint, { ...FOREIGN_ID, fieldName: 'endpoint_id' })
  endpointId!: number;

  @Timestamp('When the event was found to be for this endpoint.')
  createdAt!: Date;

  /**
   * The earliest time of the next attempt. A process that takes the delivery moves it ahead, so
   * that no other takes it.
   */
  @Timestamp()
  dueAt!: Date;

  /** Attempts since it was created or replayed; the backoff depends on it. */
  @Property({ type: 'integer' })
  triesInRow!: number;

  @NullableTimestamp('When it ended; null while it is being tried.')
  settledAt: Date | null = null;

  @Field(() => WebhookOutcome, {
    nullable: true,
    description: 'How it ended; null while it is being tried.',
  })
  @Enum({ items: () => WebhookOutcome, nullable: true })
  outcome: WebhookOutcome | null = null;
}
