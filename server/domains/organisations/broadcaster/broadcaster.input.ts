import { InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CountriesInput } from '#server/domains/organisations/base/countries.input.js';

@InputType(RECORD_INPUT)
export class BroadcasterInput extends CountriesInput {
  @Text.nullable('The name. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.broadcasterName))
  broadcasterName?: string | null;
}
