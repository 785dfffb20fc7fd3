import { Field, Float, InputType, Int } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class BookingInput extends VersionedInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the customer. Needed when creating; it never changes.',
  })
  customerId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Id of a campaign of the customer. Needed when creating.',
  })
  campaignId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Id of a channel: a broadcaster's or the publisher's own; for broadcasters, one of their own. Needed when creating.",
  })
  channelId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name, 4 to 100 characters. Needed when creating.',
  })
  bookingName?: string | null;

  @Field(() => Int, { nullable: true, description: '1 video (the default), 2 image, 3 audio.' })
  bookingType?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Price of 1000 impressions in the money of the customer's home country, 0 or more; kept to four decimals. Needed when creating.",
  })
  cpm?: number | null;

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

  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the ad-tech it is made through; null when direct to the broadcaster. Chosen by agencies, customers and super admins: an ad-tech publishes what it books, a broadcaster sells direct.',
  })
  publisherId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The publisher's number for it; needed where the publisher asks for one.",
  })
  jobNumber?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Price of 1000 impressions that the publisher charges, 0 or more; needed where the publisher asks for it.',
  })
  chargedCpm?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Codes of the countries it runs in, of the caller's own. Left out when creating: the only one that caller and customer share, where there is just one.",
  })
  countryCodes?: string[] | null;
}
