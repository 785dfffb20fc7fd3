import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class SiteTagInput extends VersionedInput {
  /** Required when creating; a tag stays with its client. */
  @Field(() => Int, { nullable: true })
  customerId?: number | null;

  @Field(() => String, { nullable: true })
  tagDescription?: string | null;

  /** Setting one unsets the customer's other. */
  @Field(() => Boolean, { nullable: true })
  mainSiteTag?: boolean | null;
}
