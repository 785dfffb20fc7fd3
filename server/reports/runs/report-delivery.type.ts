import { Field, ObjectType } from 'type-graphql';
import { Instant, Text } from '#server/core/graphql/described-fields.js';
import { type DeliveryState, DeliveryStateEnum } from './run-state.js';

@ObjectType({ description: "A report's mail to one person." })
export class ReportDeliveryEntry {
  @Text('Whom it is for.')
  name!: string;

  @Field(() => DeliveryStateEnum, { description: 'How far it has come.' })
  state!: DeliveryState;

  @Text.nullable('Why it was left out or failed, for people; null otherwise.')
  reason!: string | null;

  @Instant.nullable('When it was sent or given up; null before.')
  settledAt!: Date | null;
}
