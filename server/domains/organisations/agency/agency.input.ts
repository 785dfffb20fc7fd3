import { Field, InputType } from 'type-graphql';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import {
  AdminEmailField,
  DomainField,
} from '#server/domains/organisations/records/contact-fields.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';

@InputType(RECORD_INPUT)
export class AgencyInput extends VersionedInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name, at least 4 characters. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.agencyName))
  agencyName?: string | null;

  @DomainField()
  domain?: string | null;

  @AdminEmailField()
  adminEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Code of the home country, by ISO 3166-1: chosen by super admins only, others' agencies get their own.",
  })
  countryCode?: string | null;
}
