import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A customer whose dashboard the caller may open.' })
export class DashboardCustomer {
  @Field(() => Int, { description: 'Id of the customer.' })
  id!: number;

  @Field(() => String, {
    description: 'The label: the display name, or the name where there is none.',
  })
  displayName!: string;

  @Field(() => String, { description: 'The name.' })
  custName!: string;

  @Field(() => String, { description: 'IANA name of the reporting zone.' })
  timeZone!: string;

  @Field(() => String, {
    description: 'ISO 4217 code of the money of its home country, in which its prices are.',
  })
  currency!: string;
}

@ObjectType({ description: 'A choice of a filter.' })
export class FilterOption {
  @Field(() => Int, { description: 'The options of the filter.' })
  id!: number;

  @Field(() => String, { description: 'The label.' })
  displayName!: string;
}

@ObjectType({ description: 'A booking as a choice of a filter.' })
export class BookingFilterOption extends FilterOption {
  @Field(() => Int, { description: 'Id of the campaign of the booking.' })
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
