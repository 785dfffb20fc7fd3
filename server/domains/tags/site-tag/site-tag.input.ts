import { InputType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CustomerId } from '#server/domains/campaigns/content/customer-of.js';
import { ExternalIdInput } from '#server/domains/campaigns/content/external-id.js';

@InputType(RECORD_INPUT)
export class SiteTagInput extends ExternalIdInput {
  @CustomerId()
  customerId?: number | null;

  @Text.nullable('The name of the site. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.siteTagDescription))
  tagDescription?: string | null;

  @Flag.nullable(
    "Whether it is the customer's main one, false by default. Setting one unsets the other, which a broadcaster or ad-tech may only where it made the other.",
  )
  mainSiteTag?: boolean | null;
}
