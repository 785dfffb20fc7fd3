import { Field, InputType } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';

@InputType({ description: 'Days to compare those of a dashboard with.' })
export class ComparedDaysInput {
  @Field(() => LocalDateScalar, { description: 'First local day, included.' })
  startDate!: string;

  @Field(() => LocalDateScalar, { description: 'Last local day, included.' })
  endDate!: string;
}
