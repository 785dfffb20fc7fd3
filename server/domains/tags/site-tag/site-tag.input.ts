import { Field, InputType, Int } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { ExternalIdInput } from '#server/domains/campaigns/records/external-id.input.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class SiteTagInput extends ExternalIdInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the customer. Needed when creating; it never changes.',
  })
  @Rules(NEEDED)
  customerId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the site. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.siteTagDescription))
  tagDescription?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it is the customer's main one, false by default. Setting one unsets the other, which a broadcaster or ad-tech may only where it made the other.",
  })
  mainSiteTag?: boolean | null;
}
