import { Field, InputType } from 'type-graphql';
import { Integer, Money, Text } from '#server/core/graphql/described-fields.js';
import {
  Rules,
  AMOUNT_RANGE,
  GOAL_RANGE,
  NEEDED,
  neededText,
  textRules,
} from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';
import { CustomerId } from '#server/domains/campaigns/content/customer-of.js';
import { DatesInput } from '#server/domains/campaigns/content/dates.js';

@InputType(RECORD_INPUT)
export class BookingInput extends DatesInput {
  @CustomerId()
  customerId?: number | null;

  @Integer.nullable('Id of a campaign of the customer. Needed when creating.')
  @Rules(NEEDED)
  campaignId?: number | null;

  @Integer.nullable(
    "Id of a channel: a broadcaster's or the publisher's own; for broadcasters, one of their own. Needed when creating.",
  )
  @Rules(NEEDED)
  channelId?: number | null;

  @Text.nullable('The name, 4 to 100 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.bookingName))
  bookingName?: string | null;

  @Integer.nullable('1 video (the default), 2 image, 3 audio.')
  @Rules({ enum: Object.values(MEDIA_TYPE) })
  bookingType?: number | null;

  @Money.nullable(
    "Price of 1000 impressions in the money of the customer's home country, 0 or more; kept to four decimals. Needed when creating.",
  )
  @Rules(NEEDED, AMOUNT_RANGE)
  cpm?: number | null;

  @Integer.nullable(
    'Id of the ad-tech it is made through; null when direct to the broadcaster. Chosen by agencies, customers and super admins: an ad-tech publishes what it books, a broadcaster sells direct.',
  )
  publisherId?: number | null;

  @Text.nullable("The publisher's number for it; needed where the publisher asks for one.")
  @Rules(textRules(TEXT_FIELDS.jobNumber))
  jobNumber?: string | null;

  @Money.nullable(
    'Price of 1000 impressions that the publisher charges, 0 or more; needed where the publisher asks for it.',
  )
  @Rules(AMOUNT_RANGE)
  chargedCpm?: number | null;

  @Integer.nullable('Impressions that it is to deliver, 1 or more; null for no goal.')
  @Rules(GOAL_RANGE)
  goalImpressions?: number | null;

  @Money.nullable(
    'What its impressions may cost in the money of `cpm`, 0 or more; null for no budget.',
  )
  @Rules(AMOUNT_RANGE)
  budget?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Codes of the countries it runs in, of the caller's own. Left out when creating: the only one that caller and customer share, where there is just one.",
  })
  countryCodes?: string[] | null;
}

@InputType({ description: 'A booking, and what is to change of it.' })
export class BookingChange {
  @Integer('Id of the booking.')
  id!: number;

  @Field(() => BookingInput, { description: 'What is to change; what is left out stays.' })
  input!: BookingInput;
}
