import { Field, InputType, Int } from 'type-graphql';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty.',
})
export class AdTechGroupInput extends VersionedInput {
  @Field(() => String, { nullable: true, description: 'The name. Needed when creating.' })
  @Rules(neededText(TEXT_FIELDS.adtechGroupName))
  groupName?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the members, all of them: those not named leave. None by default.',
  })
  adtechIds?: number[] | null;
}
