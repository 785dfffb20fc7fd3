import { Field, InputType, Int } from 'type-graphql';
import { Flag, Integer } from '#server/core/graphql/described-fields.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { type Frequency, FrequencyEnum } from './recurrence.js';

@InputType({
  description: 'When a saved view is sent, and to whom. It replaces what was set before.',
})
export class ReportScheduleInput extends VersionedInput {
  @Field(() => FrequencyEnum, { description: 'How often.' })
  frequency!: Frequency;

  @Integer.nullable('Of a weekly one: 1 Monday to 7 Sunday.')
  weekday?: number | null;

  @Integer.nullable('Of a monthly one: day of the month, 1 to 31; in a shorter month its last day.')
  monthDay?: number | null;

  @Integer("The hour of the client's local day, 0 to 23.")
  hour!: number;

  @Field(() => [Int], {
    description:
      'The users it is sent to, by id: at most 50 of `reportReaders`, and at least one where no address outside is named.',
  })
  recipientIds!: number[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Addresses of people without an account, 20 at most; each is asked by mail first. Left out, they stay as they are.',
  })
  outsideAddresses?: string[] | null;

  @Flag('Whether it waits until it is set running again.', { defaultValue: false })
  paused: boolean = false;
}
