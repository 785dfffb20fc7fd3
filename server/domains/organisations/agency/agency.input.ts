import { InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { AdminEmailField, DomainField } from '#server/domains/organisations/base/contact-fields.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';

@InputType(RECORD_INPUT)
export class AgencyInput extends VersionedInput {
  @Text.nullable('The name, at least 4 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.agencyName))
  agencyName?: string | null;

  @DomainField()
  domain?: string | null;

  @AdminEmailField()
  adminEmail?: string | null;

  @Text.nullable(
    'Code of the home country, by ISO 3166-1: that of the caller, who may name no other; any for super admins.',
  )
  countryCode?: string | null;
}
