import { InputType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CREATIVE_TYPES } from '#server/domains/campaigns/content/media-type.js';
import { CustomerId } from '#server/domains/campaigns/content/customer-of.js';
import { ExternalIdInput } from '#server/domains/campaigns/content/external-id.js';

@InputType(RECORD_INPUT)
export class CreativeInput extends ExternalIdInput {
  @CustomerId()
  customerId?: number | null;

  @Text.nullable('Its name, up to 200 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.creativeDescription))
  description?: string | null;

  @Integer.nullable(
    '1 video (the default), 2 image. It stays while bookings of that type use the creative.',
  )
  @Rules({ enum: CREATIVE_TYPES })
  creativeType?: number | null;

  @Text.nullable(
    'A length or a size, such as 30s or 300x250; up to 50 characters. Needed when creating.',
  )
  @Rules(neededText(TEXT_FIELDS.creativeFormat))
  creativeFormat?: string | null;

  @Text.nullable('Where it can be looked at: an address with http:// or https://.')
  @Rules({ format: 'uri', maxLength: MAX_URL_LENGTH })
  url?: string | null;
}
