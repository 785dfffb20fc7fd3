import { Field, InputType, Int } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class CampaignInput extends VersionedInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the customer. Needed when creating; it never changes.',
  })
  @Rules(NEEDED)
  customerId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name, 4 to 100 characters. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.campaignName))
  campaignName?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'First day; today in the reporting zone of the customer by default.',
  })
  startDate?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day, included; today by default. One before the start becomes the start.',
  })
  endDate?: string | null;
}
