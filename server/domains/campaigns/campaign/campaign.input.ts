import { Field, InputType, Int } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { DatesInput } from '#server/domains/campaigns/records/dates.input.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class CampaignInput extends DatesInput {
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
}
