import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { NeedsOneOf } from '#server/core/input/field-rules.js';
import { BackwardArgs } from '#server/core/graphql/page.js';
import type { DeadLetterReason } from '#server/event-store/contract/dead-letter.js';
import { DeadLetterReasonEnum } from './dead-letter-reason.enum.js';

export const DEAD_LETTER_PAGE_SIZE = 25;

@ArgsType()
export class DeadLetterArgs extends BackwardArgs {
  @Integer.nullable('How many letters at most, 1 to 500.', { defaultValue: DEAD_LETTER_PAGE_SIZE })
  first?: number | null = DEAD_LETTER_PAGE_SIZE;

  @Field(() => DeadLetterReasonEnum, {
    nullable: true,
    description: 'Only letters put aside for this reason.',
  })
  reason?: DeadLetterReason | null;
}

@NeedsOneOf(['ids'], ['reason'])
@InputType({
  description:
    'Which dead letters are meant: those named, those of a reason, or both; one of the two is needed.',
})
export class DeadLetterChoice {
  @Field(() => [ID], { nullable: true, description: 'These letters, 500 at most.' })
  ids?: string[] | null;

  @Field(() => DeadLetterReasonEnum, {
    nullable: true,
    description: 'Letters put aside for this reason.',
  })
  reason?: DeadLetterReason | null;
}
