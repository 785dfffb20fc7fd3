import { Field, ObjectType } from 'type-graphql';
import type { Pacing, PacingState } from '#schema/pacing.js';
import { Count, Money } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';

const PacingStateEnum = describedEnum<PacingState>(
  'PacingState',
  'How a booking stands against its goal.',
  {
    NOT_BEGUN: 'It has no complete day yet.',
    ON_PACE: 'The forecast is within 5 % of the goal.',
    BEHIND: 'The forecast is more than 5 % below the goal.',
    AHEAD: 'The forecast is more than 5 % above the goal.',
    REACHED: 'It is over and reached the goal.',
    MISSED: 'It is over and did not reach the goal.',
  },
);

@ObjectType({
  description:
    'How the delivery of a booking stands against its goal, by its own days in the reporting zone of the customer.',
})
export class BookingPacing implements Pacing {
  @Field(() => PacingStateEnum, { description: 'How it stands.' })
  state!: PacingState;

  @Count('Impressions to deliver: its goal, or those that its budget buys at its CPM.')
  goal!: number;

  @Count('Impressions of its days until now.')
  delivered!: number;

  @Count('Impressions that even delivery would have brought by the end of yesterday.')
  expected!: number;

  @Count('Impressions that came by the end of yesterday.')
  complete!: number;

  @Count.nullable(
    'Impressions by its last day, if the rest comes at the rate of the last seven complete days; null before a complete day.',
  )
  forecast!: number | null;

  @Money("Delivered × CPM ÷ 1000, in the customer's money.")
  spend!: number;

  @Money.nullable("Forecast × CPM ÷ 1000, in the customer's money; null without a forecast.")
  forecastSpend!: number | null;

  @Count.nullable(
    'Impressions for each day left, today included, that reach the goal; null when no day is left.',
  )
  neededPerDay!: number | null;
}
