import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

@ObjectType({ description: 'One try to deliver a message.' })
@Entity({ tableName: 'webhook_attempt' })
@Index({ name: 'webhook_attempt_delivery_index', properties: ['deliveryId'] })
export class WebhookAttempt {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @ManyToOne(() => WebhookDelivery, { ...FOREIGN_ID, fieldName: 'delivery_id' })
  deliveryId!: number;

  @Timestamp('When the message was posted.')
  attemptedAt!: Date;

  @Integer.nullable('The HTTP status of the answer; null when there was none.')
  @Property({ type: 'integer', nullable: true })
  status: number | null = null;

  @Text.nullable('Why the try failed, in words; null when it did not.')
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Integer('How long the answer took, in milliseconds.')
  @Property({ type: 'integer' })
  durationMs!: number;
}
