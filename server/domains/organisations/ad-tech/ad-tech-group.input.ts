import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class AdTechGroupInput extends VersionedInput {
  @Field(() => String, { nullable: true, description: 'The name. Needed when creating.' })
  groupName?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the members, all of them: those not named leave. None by default.',
  })
  adtechIds?: number[] | null;
}
