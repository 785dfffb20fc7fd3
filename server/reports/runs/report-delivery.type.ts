import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { type DeliveryState, DeliveryStateEnum } from './run-state.js';

@ObjectType({ description: "A report's mail to one person." })
export class ReportDeliveryEntry {
  @Field(() => String, { description: 'Whom it is for.' })
  name!: string;

  @Field(() => DeliveryStateEnum, { description: 'How far it has come.' })
  state!: DeliveryState;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was left out or failed, for people; null otherwise.',
  })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was sent or given up; null before.',
  })
  settledAt!: Date | null;
}
