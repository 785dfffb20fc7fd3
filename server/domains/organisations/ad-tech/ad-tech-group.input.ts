import { Field, InputType, Int } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Rules, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';

@InputType(RECORD_INPUT)
export class AdTechGroupInput extends VersionedInput {
  @Text.nullable('The name. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.adtechGroupName))
  groupName?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the members, all of them: those not named leave. None by default.',
  })
  adtechIds?: number[] | null;
}
