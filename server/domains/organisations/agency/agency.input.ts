import { Field, InputType } from 'type-graphql';
import { Rules, EMAIL_RULES, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class AgencyInput extends VersionedInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name, at least 4 characters. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.agencyName))
  agencyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of its website; a scheme and a path are cut off.',
  })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the person who administers it.' })
  @Rules(EMAIL_RULES)
  adminEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Code of the home country, by ISO 3166-1: chosen by super admins only, others' agencies get their own.",
  })
  countryCode?: string | null;
}
