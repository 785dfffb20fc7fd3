import { Field, InputType, Int } from 'type-graphql';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { CREATIVE_TYPES } from './media-type.js';
import { CustomerId } from '#server/domains/campaigns/records/customer-id.js';
import { ExternalIdInput } from '#server/domains/campaigns/records/external-id.input.js';

@InputType(RECORD_INPUT)
export class CreativeInput extends ExternalIdInput {
  @CustomerId()
  customerId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its name, up to 200 characters. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.creativeDescription))
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '1 video (the default), 2 image. It stays while bookings of that type use the creative.',
  })
  @Rules({ enum: CREATIVE_TYPES })
  creativeType?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A length or a size, such as 30s or 300x250; up to 50 characters. Needed when creating.',
  })
  @Rules(neededText(TEXT_FIELDS.creativeFormat))
  creativeFormat?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it can be looked at: an address with http:// or https://.',
  })
  @Rules({ format: 'uri', maxLength: MAX_URL_LENGTH })
  url?: string | null;
}
