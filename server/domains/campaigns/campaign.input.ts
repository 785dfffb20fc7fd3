import { Field, InputType, Int } from 'type-graphql';
import { LocalDateScalar } from '../../core/local-date.js';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class CampaignInput extends VersionedInput {
  /** Required when creating; a campaign stays with its client. */
  @Field(() => Int, { nullable: true })
  customerId?: number | null;

  @Field(() => String, { nullable: true })
  campaignName?: string | null;

  @Field(() => LocalDateScalar, { nullable: true })
  startDate?: string | null;

  @Field(() => LocalDateScalar, { nullable: true })
  endDate?: string | null;
}
