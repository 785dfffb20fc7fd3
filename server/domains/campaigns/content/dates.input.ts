import { InputType } from 'type-graphql';
import { LocalDate } from '#server/core/graphql/described-fields.js';
import { ExternalIdInput } from './external-id.input.js';

/** The days of a campaign or a booking. */
@InputType()
export abstract class DatesInput extends ExternalIdInput {
  @LocalDate.nullable('First day; today in the reporting zone of the customer by default.')
  startDate?: string | null;

  @LocalDate.nullable(
    'Last day, included; today by default. One before the start becomes the start.',
  )
  endDate?: string | null;
}
