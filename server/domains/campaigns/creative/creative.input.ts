import { Field, InputType, Int } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules.js';
import { CREATIVE_TYPES } from './media-type.js';
import { ExternalIdInput } from '#server/domains/campaigns/records/external-id.input.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class CreativeInput extends ExternalIdInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the customer. Needed when creating; it never changes.',
  })
  @Rules(NEEDED)
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
