import { Field, Float, InputType, Int } from 'type-graphql';
import { LocalDateScalar } from '../../core/local-date.js';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. Creatives come by impression tags. */
@InputType()
export class BookingInput extends VersionedInput {
  /** Required when creating; a booking stays with its client. */
  @Field(() => Int, { nullable: true })
  customerId?: number | null;

  @Field(() => Int, { nullable: true })
  campaignId?: number | null;

  @Field(() => Int, { nullable: true })
  channelId?: number | null;

  @Field(() => String, { nullable: true })
  bookingName?: string | null;

  /** 1 video (the default), 2 image, 3 audio. */
  @Field(() => Int, { nullable: true })
  bookingType?: number | null;

  @Field(() => Float, { nullable: true })
  cpm?: number | null;

  @Field(() => LocalDateScalar, { nullable: true })
  startDate?: string | null;

  @Field(() => LocalDateScalar, { nullable: true })
  endDate?: string | null;

  /** Null: direct to the broadcaster. Chosen by agencies, clients and super admins; an ad-tech publishes what it books. */
  @Field(() => Int, { nullable: true })
  publisherId?: number | null;

  @Field(() => String, { nullable: true })
  jobNumber?: string | null;

  @Field(() => Float, { nullable: true })
  chargedCpm?: number | null;

  @Field(() => [String], { nullable: true })
  countryCodes?: string[] | null;
}
