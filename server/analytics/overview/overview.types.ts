import { Field, ObjectType } from 'type-graphql';
import {
  Count,
  Instant,
  Integer,
  LocalDate,
  Money,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import { BookingCreatorEnum, type BookingCreator } from './booking-creator.enum.js';

@ObjectType({ description: 'A booking whose dates overlap the range.' })
export class OverviewRow {
  @Integer('Id of the customer.')
  customerId!: number;

  @Integer('Id of its campaign.')
  campaignId!: number;

  @Integer('Id of the booking.')
  bookingId!: number;

  @Text('The label of the customer.')
  customerName!: string;

  @Text('The name of its campaign.')
  campaignName!: string;

  @Text('The name of the booking.')
  bookingName!: string;

  @Text('The label of its channel.')
  channelName!: string;

  @LocalDate('First day of the booking.')
  startDate!: string;

  @LocalDate('Last day of the booking, included.')
  endDate!: string;

  @Count("Count of impressions of the range, by the customer's local days.")
  impressions!: number;

  @Count('Count of responses to these impressions; those of the last days are still coming.')
  responses!: number;

  @Share.nullable(
    'Responses ÷ impressions of the days that can get no more responses; null without such impressions.',
  )
  responseRate!: number | null;

  @Text("ISO 4217 code of the customer's money, in which CPM and spend are.")
  currency!: string;

  @Money('Price of 1000 impressions in the customer’s money.')
  cpm!: number;

  @Money('Impressions × CPM ÷ 1000, in the customer’s money.')
  spend!: number;

  @Count(
    "Count of calls of the customer's main site tags (all, when none is main) in the last 24 hours.",
  )
  pingCount!: number;

  @Instant.nullable('The last of them, to the minute; null with none.')
  pingDate!: Date | null;

  @Field(() => BookingCreatorEnum, { description: 'Kind of the creator.' })
  entityType!: BookingCreator;

  @Text("The creator's organisation.")
  entityName!: string;

  @Text.nullable("The creator; null for an API key and to other organisations' users.")
  createdByName!: string | null;

  @Instant('When the booking was made.')
  createdAt!: Date;
}

@ObjectType({ description: 'A day of the bookings of the overview.' })
export class OverviewDay {
  @LocalDate("Each customer's own local date.")
  date!: string;

  @Count('Count of impressions.')
  impressions!: number;

  @Count('Count of responses to these impressions.')
  responses!: number;
}

@ObjectType({ description: 'The bookings of the overview, day by day.' })
export class OverviewDays {
  @LocalDate.nullable(
    'The last day whose impressions can get no more responses, of any customer; null without bookings.',
  )
  completeThrough!: string | null;

  @Field(() => [OverviewDay], { description: 'Every day of the range, zeros included.' })
  days!: OverviewDay[];
}
