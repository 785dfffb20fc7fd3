import { Field, InputType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText, textRules } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { AdminEmailField, DomainField } from '#server/domains/organisations/base/contact-fields.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';

@InputType(RECORD_INPUT)
export class CustomerInput extends VersionedInput {
  @Text.nullable('The name, at least 4 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.customerName))
  custName?: string | null;

  @Text.nullable('Preferred as label.')
  @Rules(textRules(TEXT_FIELDS.customerDisplayName))
  displayName?: string | null;

  @DomainField()
  domain?: string | null;

  @AdminEmailField()
  adminEmail?: string | null;

  @Integer.nullable('Id of the category, one of `taxonomies`; 0 by default.')
  taxonomyId?: number | null;

  @Text.nullable(
    "Code of the home country, by ISO 3166-1: one of the caller's own, any for super admins. Left out, it is the only country of those who have one; they may name no other.",
  )
  countryCode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Codes of the countries where it operates, of the caller's own; the home country is added.",
  })
  countryList?: string[] | null;

  @Integer.nullable(
    'Who is charged: 0 nobody, 1 the customer, 2 the organisation that books (the default). Only super admins may choose another.',
  )
  billingEntity?: number | null;
}
