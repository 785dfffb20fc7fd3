import { Field, ObjectType } from 'type-graphql';
import { Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';

export const OutsideReaderStateEnum = describedEnum(
  'OutsideReaderState',
  'Whether a reader without an account gets a report.',
  {
    WAITING: 'The address has not agreed: it gets nothing but the question.',
    CONFIRMED: 'The address agreed, and gets the report.',
    UNSUBSCRIBED: 'The address wants no mail; only its reader can take that back.',
  },
);
export type OutsideReaderState = keyof typeof OutsideReaderStateEnum;

@ObjectType({ description: 'A reader of a report without an account.' })
export class OutsideReader {
  @Integer('The number of the reader.')
  id!: number;

  @Text.nullable('Where mails go; null once it was erased.')
  email!: string | null;

  @Field(() => OutsideReaderStateEnum, { description: 'Whether the report is sent there.' })
  state!: OutsideReaderState;

  @Integer('How many mails asked for consent, 3 at most.')
  asks!: number;

  @Instant.nullable('When the address was asked last; null before the first mail.')
  askedAt!: Date | null;

  @Instant.nullable('When the address agreed; null before.')
  confirmedAt!: Date | null;

  @Text.nullable('Why the address cannot be asked now; null where it can.')
  askRefusal!: string | null;

  @Instant.nullable('When the address can be asked; null where it can be now, and where it cannot.')
  askableAt!: Date | null;
}
