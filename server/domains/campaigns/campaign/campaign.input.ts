import { InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CustomerId } from '#server/domains/campaigns/content/customer-of.js';
import { DatesInput } from '#server/domains/campaigns/content/dates.js';

@InputType(RECORD_INPUT)
export class CampaignInput extends DatesInput {
  @CustomerId()
  customerId?: number | null;

  @Text.nullable('The name, 4 to 100 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.campaignName))
  campaignName?: string | null;
}
