import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Connection } from '../../core/page.js';

/** What an audit entry calls its subject, and an address its history. */
export const AuditedEntity = {
  campaign: 'campaign',
  booking: 'booking',
  creative: 'creative',
  siteTag: 'siteTag',
  customer: 'customer',
  agency: 'agency',
  broadcaster: 'broadcaster',
  adtech: 'adtech',
  adtechGroup: 'adtechGroup',
  channel: 'channel',
  user: 'user',
} as const;
export type AuditedNoun = (typeof AuditedEntity)[keyof typeof AuditedEntity];
registerEnumType(AuditedEntity, { name: 'AuditedEntity' });

/** How a value is to be written for people. */
export const HistoryValueKind = { TEXT: 'TEXT', MONEY: 'MONEY', DATE: 'DATE', YES_NO: 'YES_NO' } as const;
export type ValueKind = (typeof HistoryValueKind)[keyof typeof HistoryValueKind];
registerEnumType(HistoryValueKind, { name: 'HistoryValueKind' });

@ObjectType()
export class HistoryChange {
  /** In camelCase, as the entity has it. */
  @Field(() => String)
  field!: string;

  @Field(() => HistoryValueKind)
  kind!: ValueKind;

  /** Several of a list; empty when there was nothing. Names stand for ids. */
  @Field(() => [String])
  before!: string[];

  @Field(() => [String])
  after!: string[];
}

@ObjectType()
export class HistoryEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  occurredAt!: Date;

  /** The verb: create, update, archive, associate, separate, save … */
  @Field(() => String)
  action!: string;

  /** A person of one's own organisation by name, else the organisation, as far as it is in sight. */
  @Field(() => String)
  by!: string;

  @Field(() => [HistoryChange])
  changes!: HistoryChange[];
}

export const HistoryConnection = Connection(HistoryEntry, 'History');
