import { InputType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CountriesInput } from '#server/domains/organisations/base/countries.input.js';

@InputType(RECORD_INPUT)
export class AdTechInput extends CountriesInput {
  @Text.nullable('The name. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.adtechName))
  adtechName?: string | null;

  @Flag.nullable('Whether each booking it publishes needs a job number; false by default.')
  requiresJobNumber?: boolean | null;

  @Flag.nullable('Whether each booking it publishes needs a charged CPM; false by default.')
  requiresChargedCpm?: boolean | null;
}
