import { Field, InputType } from 'type-graphql';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CountriesInput } from '#server/domains/organisations/records/countries.input.js';

@InputType(RECORD_INPUT)
export class AdTechInput extends CountriesInput {
  @Field(() => String, { nullable: true, description: 'The name. Needed when creating.' })
  @Rules(neededText(TEXT_FIELDS.adtechName))
  adtechName?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each booking it publishes needs a job number; false by default.',
  })
  requiresJobNumber?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each booking it publishes needs a charged CPM; false by default.',
  })
  requiresChargedCpm?: boolean | null;
}
