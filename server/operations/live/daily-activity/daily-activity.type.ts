import { Field, ObjectType } from 'type-graphql';
import { Count, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'One of the ten busiest of its kind today.' })
export class DailyActivityItem {
  @Integer('The id of the customer, booking or site tag.')
  id!: number;

  @Text('Its name.')
  name!: string;

  @Text('The customer that it belongs to, or is.')
  customerName!: string;

  @Count('Its impressions today; of a site its webhits.')
  count!: number;
}

@ObjectType({ description: "The events of today, by the date in each customer's reporting zone." })
export class DailyActivity {
  @Instant('The moment the figures are of.')
  sampledAt!: Date;

  @Count('Impressions of all customers.')
  totalImpressions!: number;

  @Count('Webhits of all customers.')
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
