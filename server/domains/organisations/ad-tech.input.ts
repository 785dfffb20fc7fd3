import { Field, InputType } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class AdTechInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  adtechName?: string | null;

  @Field(() => Boolean, { nullable: true })
  requiresJobNumber?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  requiresChargedCpm?: boolean | null;

  /** Home. */
  @Field(() => String, { nullable: true })
  countryCode?: string | null;

  @Field(() => [String], { nullable: true })
  countryList?: string[] | null;
}
