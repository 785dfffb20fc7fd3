import { Field, InputType } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { ExternalIdInput } from './external-id.input.js';

/** The days of a campaign or a booking. */
@InputType()
export abstract class DatesInput extends ExternalIdInput {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'First day; today in the reporting zone of the customer by default.',
  })
  startDate?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day, included; today by default. One before the start becomes the start.',
  })
  endDate?: string | null;
}
