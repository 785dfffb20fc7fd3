import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { BookingCreatorEnum, type BookingCreator } from './booking-creator.enum.js';

@ObjectType({ description: 'A booking whose dates overlap the range.' })
export class OverviewRow {
  @Field(() => Int, { description: 'Id of the customer.' })
  customerId!: number;

  @Field(() => Int, { description: 'Id of its campaign.' })
  campaignId!: number;

  @Field(() => Int, { description: 'Id of the booking.' })
  bookingId!: number;

  @Field(() => String, { description: 'The label of the customer.' })
  customerName!: string;

  @Field(() => String, { description: 'The name of its campaign.' })
  campaignName!: string;

  @Field(() => String, { description: 'The name of the booking.' })
  bookingName!: string;

  @Field(() => String, { description: 'The label of its channel.' })
  channelName!: string;

  @Field(() => LocalDateScalar, { description: 'First day of the booking.' })
  startDate!: string;

  @Field(() => LocalDateScalar, { description: 'Last day of the booking, included.' })
  endDate!: string;

  @Field(() => Float, {
    description: "Count of impressions of the range, by the customer's local days.",
  })
  impressions!: number;

  @Field(() => Float, {
    description:
      'Count of responses to these impressions; those of the last days are still coming.',
  })
  responses!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Responses ÷ impressions of the days that can get no more responses; null without such impressions.',
  })
  responseRate!: number | null;

  @Field(() => String, {
    description: "ISO 4217 code of the customer's money, in which CPM and spend are.",
  })
  currency!: string;

  @Field(() => Float, { description: 'Price of 1000 impressions in the customer’s money.' })
  cpm!: number;

  @Field(() => Float, { description: 'Impressions × CPM ÷ 1000, in the customer’s money.' })
  spend!: number;

  @Field(() => Float, {
    description:
      "Count of calls of the customer's main site tags (all, when none is main) in the last 24 hours.",
  })
  pingCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The last of them, to the minute; null with none.',
  })
  pingDate!: Date | null;

  @Field(() => BookingCreatorEnum, { description: 'Kind of the creator.' })
  entityType!: BookingCreator;

  @Field(() => String, { description: "The creator's organisation." })
  entityName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The creator; null for an API key and to other organisations' users.",
  })
  createdByName!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the booking was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A day of the bookings of the overview.' })
export class OverviewDay {
  @Field(() => LocalDateScalar, { description: "Each customer's own local date." })
  date!: string;

  @Field(() => Float, { description: 'Count of impressions.' })
  impressions!: number;

  @Field(() => Float, { description: 'Count of responses to these impressions.' })
  responses!: number;
}

@ObjectType({ description: 'The bookings of the overview, day by day.' })
export class OverviewDays {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description:
      'The last day whose impressions can get no more responses, of any customer; null without bookings.',
  })
  completeThrough!: string | null;

  @Field(() => [OverviewDay], { description: 'Every day of the range, zeros included.' })
  days!: OverviewDay[];
}
