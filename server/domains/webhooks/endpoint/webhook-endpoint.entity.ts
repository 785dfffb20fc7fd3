import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import { Node } from '#server/core/graphql/node.js';
import type { WebhookEventType } from '#server/domains/webhooks/event/webhook-event-types.js';

@ObjectType({
  implements: Node,
  description: 'An address of a partner, which receives the events visible to its organisation.',
})
@Entity({ tableName: 'webhook_endpoint' })
@Index({ name: 'webhook_endpoint_organisation_index', properties: ['entityType', 'entityId'] })
export class WebhookEndpoint {
  @Identity('The number of the endpoint.')
  id!: number;

  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  /** Null for an endpoint of SYSTEM only. */
  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  @Text('Where messages are posted to, over HTTPS.')
  @Property({ type: 'text' })
  url!: string;

  @Text('The program that receives them, in the words of the person who set it up.')
  @Property({ type: 'text' })
  name!: string;

  @Field(() => [String], { description: 'The types of events that it receives, by name.' })
  @Property({ type: 'array', columnType: 'text[]' })
  eventTypes!: WebhookEventType[];

  /** The signing secret, sealed with the product's key. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Messages also carry a signature by this secret after a rotation, until it expires. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedPreviousSecret: string | null = null;

  @NullableTimestamp(
    'Until when messages are signed by the secret before the last rotation, too; null when there is none.',
  )
  previousSecretUntil: Date | null = null;

  /** The person who set it up, or who made the API key that did. */
  @Property({ type: 'integer' })
  createdByUserId!: number;

  @Timestamp('When it was set up.')
  createdAt!: Date;

  @NullableTimestamp(
    'Since when no message was taken; null while the last one was, or none was sent yet.',
  )
  failingSince: Date | null = null;

  @NullableTimestamp(
    'When it was switched off, by a person or after long failure; null while messages are sent.',
  )
  disabledAt: Date | null = null;

  @NullableTimestamp()
  archivedAt: Date | null = null;
}
