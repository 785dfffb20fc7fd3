import { InputType } from 'type-graphql';
import { LocalDate } from '#server/core/graphql/described-fields.js';

@InputType({ description: 'Days to compare those of a dashboard with.' })
export class ComparedDaysInput {
  @LocalDate('First local day, included.')
  startDate!: string;

  @LocalDate('Last local day, included.')
  endDate!: string;
}
