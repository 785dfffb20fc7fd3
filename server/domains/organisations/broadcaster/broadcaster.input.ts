import { Field, InputType } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class BroadcasterInput extends VersionedInput {
  @Field(() => String, { nullable: true, description: 'The name. Needed when creating.' })
  @Rules(neededText(TEXT_FIELDS.broadcasterName))
  broadcasterName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the home country, by ISO 3166-1. Needed when creating.',
  })
  @Rules(NEEDED)
  countryCode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the countries where it operates; the home country is added. Left out when creating: the home country alone.',
  })
  countryList?: string[] | null;
}
