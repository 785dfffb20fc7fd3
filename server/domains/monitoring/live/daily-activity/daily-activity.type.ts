import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One of the ten busiest of its kind today.' })
export class DailyActivityItem {
  @Field(() => Int, { description: 'The id of the customer, booking or site tag.' })
  id!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The customer that it belongs to, or is.' })
  customerName!: string;

  @Field(() => Float, { description: 'Its impressions today; of a site its webhits.' })
  count!: number;
}

@ObjectType({ description: "The events of today, by the date in each customer's reporting zone." })
export class DailyActivity {
  @Field(() => GraphQLISODateTime, { description: 'The moment the figures are of.' })
  sampledAt!: Date;

  @Field(() => Float, { description: 'Impressions of all customers.' })
  totalImpressions!: number;

  @Field(() => Float, { description: 'Webhits of all customers.' })
  totalWebhits!: number;

  @Field(() => [DailyActivityItem], {
    description: 'The ten customers with most impressions, the largest first.',
  })
  customers!: DailyActivityItem[];

  @Field(() => [DailyActivityItem], {
    description: 'The ten bookings with most impressions, the largest first.',
  })
  bookings!: DailyActivityItem[];

  @Field(() => [DailyActivityItem], {
    description: 'The ten site tags with most webhits, the largest first.',
  })
  sites!: DailyActivityItem[];
}
