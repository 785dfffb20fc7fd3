import { Field, InputType, Int } from 'type-graphql';
import { Integer, LocalDate } from '#server/core/graphql/described-fields.js';

const ALL = [0];
const list = (what: string) => ({
  description: `${what}; empty or holding 0 means all, unknown ids match nothing.`,
  defaultValue: ALL,
});

@InputType({
  description:
    'The filter of the dashboard. Lists narrow each other; dates are local to the reporting zone.',
})
export class DashboardFilterInput {
  @Integer('Id of the customer.')
  clientId!: number;

  @LocalDate('First local day, included.')
  startDate!: string;

  @LocalDate('Last local day, included.')
  endDate!: string;

  @Field(() => [Int], list('Region ids'))
  regions: number[] = ALL;

  @Field(() => [Int], list('Campaign ids'))
  campaigns: number[] = ALL;

  @Field(() => [Int], list('Booking ids'))
  bookings: number[] = ALL;

  @Field(() => [Int], list('Creative ids'))
  creatives: number[] = ALL;

  @Field(() => [Int], list('Channel ids'))
  channels: number[] = ALL;

  @Field(() => [Int], list('Weekdays, 1 Monday to 7 Sunday'))
  weekdays: number[] = ALL;

  @Field(() => [Int], list('Dayparts, 1 Night to 8 Off-Peak'))
  dayparts: number[] = ALL;

  @Field(() => [Int], list('Site tag ids; they narrow responses and webhits, never impressions'))
  sites: number[] = ALL;
}
