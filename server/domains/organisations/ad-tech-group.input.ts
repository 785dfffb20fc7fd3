import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class AdTechGroupInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  groupName?: string | null;

  /** The members, all of them. */
  @Field(() => [Int], { nullable: true })
  adtechIds?: number[] | null;
}
