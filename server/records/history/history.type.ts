import { Field, ID, ObjectType } from 'type-graphql';
import { Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { Connection } from '#server/core/graphql/page.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';

/** The name in the URL of a history, which is the subject type of its audit entries. */
export const AuditedEntity = describedEnum<AuditedNoun>(
  'AuditedEntity',
  'The kinds of record that have a history.',
  {
    campaign: 'A campaign.',
    booking: 'A booking, its impression tags included.',
    creative: 'A creative.',
    experiment: 'An experiment.',
    siteTag: 'A site tag.',
    customer: 'A customer.',
    agency: 'An agency.',
    associationRequest: 'A request to be associated.',
    broadcaster: 'A broadcaster.',
    adtech: 'An ad-tech.',
    adtechGroup: 'A group of ad-techs.',
    channel: 'A channel.',
    user: 'A user.',
  },
);

/** Clients format a value by its kind. */
export const HistoryValueKind = describedEnum(
  'HistoryValueKind',
  'How a value is to be written for people.',
  {
    TEXT: 'As it is.',
    MONEY: 'An amount in `currency`, to four decimals.',
    DATE: 'A local date, YYYY-MM-DD.',
    MOMENT: 'A moment in UTC, ISO 8601.',
    YES_NO: 'true or false.',
  },
);
export type ValueKind = (typeof HistoryValueKind)[keyof typeof HistoryValueKind];

@ObjectType({ description: 'The change of one field.' })
export class HistoryChange {
  @Text('The name of the field, as the record has it.')
  field!: string;

  @Field(() => HistoryValueKind, { description: 'How its values are to be written.' })
  kind!: ValueKind;

  @Text.nullable('ISO 4217 code of the amounts; null where the values are none.')
  currency!: string | null;

  @Field(() => [String], {
    description:
      'The values before, several of a list; empty when there was nothing. Names stand for ids.',
  })
  before!: string[];

  @Field(() => [String], {
    description: 'The values after, in the same way; empty when it was cleared.',
  })
  after!: string[];
}

@ObjectType({ description: 'Another record that an entry of a history is about.' })
export class RelatedRecord {
  @Field(() => AuditedEntity, { description: 'Its kind.' })
  entity!: AuditedNoun;

  @Integer('Its id.')
  recordId!: number;

  @Text('Its name.')
  name!: string;
}

@ObjectType({ description: 'An action on a record, or on another one that belongs to it.' })
export class HistoryEntry {
  @Field(() => ID, { description: 'Unique among all entries.' })
  id!: string;

  @Instant('When it was done.')
  occurredAt!: Date;

  @Text(
    'The verb: create, update, archive, restore, associate, separate, save …; with `related` add, remove, archive or restore of that record, addTo or removeFrom where it gained or lost this one.',
  )
  action!: string;

  @Text(
    "A person of the caller's own organisation by name, else the organisation, where it is visible to the caller.",
  )
  by!: string;

  @Field(() => RelatedRecord, {
    nullable: true,
    description:
      'The other record of the action; null when the record itself was acted on. Actions on records that the caller may not see are left out.',
  })
  related!: RelatedRecord | null;

  @Field(() => [HistoryChange], {
    description: 'The fields that changed; of a new record those that said something.',
  })
  changes!: HistoryChange[];
}

export const HistoryConnection = Connection(HistoryEntry, 'History');
