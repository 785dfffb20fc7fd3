import { Field, Int, ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'A customer whose dashboard the caller may open.' })
export class DashboardCustomer {
  @Integer('Id of the customer.')
  id!: number;

  @Text('The label: the display name, or the name where there is none.')
  displayName!: string;

  @Text('The name.')
  custName!: string;

  @Text('IANA name of the reporting zone.')
  timeZone!: string;

  @Text('ISO 4217 code of the money of its home country, in which its prices are.')
  currency!: string;
}

@ObjectType({ description: 'A choice of a filter.' })
export class FilterOption {
  @Integer('The options of the filter.')
  id!: number;

  @Text('The label.')
  displayName!: string;
}

@ObjectType({ description: 'A booking as a choice of a filter.' })
export class BookingFilterOption extends FilterOption {
  @Integer('Id of the campaign of the booking.')
  campaignId!: number;

  @Field(() => [Int], { description: 'The creatives the booking has served or may serve.' })
  creativeIds!: number[];
}

@ObjectType({
  description: "The filter options of a customer's dashboard that the caller sees, by name.",
})
export class DashboardFilters {
  @Field(() => [FilterOption], {
    description: 'The regions of the countries where the customer operates, and Unknown.',
  })
  regions!: FilterOption[];

  @Field(() => [FilterOption], { description: 'The creatives of the visible bookings.' })
  creatives!: FilterOption[];

  @Field(() => [FilterOption], { description: 'The campaigns of the visible bookings.' })
  campaigns!: FilterOption[];

  @Field(() => [BookingFilterOption], { description: 'The bookings visible to the caller.' })
  bookings!: BookingFilterOption[];

  @Field(() => [FilterOption], { description: 'The channels of the visible bookings.' })
  channels!: FilterOption[];

  @Field(() => [FilterOption], { description: 'The site tags of the customer.' })
  sites!: FilterOption[];
}
