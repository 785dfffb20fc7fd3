import { Field, InputType } from 'type-graphql';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CustomerId } from '#server/domains/campaigns/records/customer-id.js';
import { ExternalIdInput } from '#server/domains/campaigns/records/external-id.input.js';

@InputType(RECORD_INPUT)
export class SiteTagInput extends ExternalIdInput {
  @CustomerId()
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
