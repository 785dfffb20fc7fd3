import { Field, InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Rules, NEEDED } from '#server/core/input/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';

/** The countries of an organisation that super admins keep. */
@InputType()
export abstract class CountriesInput extends VersionedInput {
  @Text.nullable('Code of the home country, by ISO 3166-1. Needed when creating.')
  @Rules(NEEDED)
  countryCode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the countries where it operates; the home country is added. Left out when creating: the home country alone.',
  })
  countryList?: string[] | null;
}
