import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class DashboardCustomer {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'The label: the display name, or the name where there is none.' })
  displayName!: string;

  @Field(() => String)
  custName!: string;

  @Field(() => String, { description: 'IANA name of the reporting zone.' })
  timeZone!: string;
}

@ObjectType()
export class FilterOption {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  displayName!: string;
}

@ObjectType()
export class BookingFilterOption extends FilterOption {
  @Field(() => Int)
  campaignId!: number;

  @Field(() => [Int], { description: 'The creatives the booking has served or may serve.' })
  creativeIds!: number[];
}

@ObjectType({ description: "What a customer's dashboard can be narrowed to, as far as the caller sees; by name." })
export class DashboardFilters {
  @Field(() => [FilterOption])
  regions!: FilterOption[];

  @Field(() => [FilterOption])
  creatives!: FilterOption[];

  @Field(() => [FilterOption])
  campaigns!: FilterOption[];

  @Field(() => [BookingFilterOption])
  bookings!: BookingFilterOption[];

  @Field(() => [FilterOption])
  channels!: FilterOption[];

  @Field(() => [FilterOption])
  sites!: FilterOption[];
}
