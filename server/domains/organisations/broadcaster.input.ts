import { Field, InputType } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class BroadcasterInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  broadcasterName?: string | null;

  /** Home. */
  @Field(() => String, { nullable: true })
  countryCode?: string | null;

  @Field(() => [String], { nullable: true })
  countryList?: string[] | null;
}
