import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const MAIL_OUTCOMES = ['SENT', 'NOTHING_TO_SEND', 'GIVEN_UP'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/**
 * A mail that is to be sent, stored with the change it tells of. It holds what is needed to write
 * the mail and not the mail itself, so that no link with a token lies in the database. Local to one
 * database node: couriers take rows by lock.
 */
@Entity({ tableName: 'outgoing_mail' })
@Index({
  name: 'outgoing_mail_due_index',
  expression:
    'create index "outgoing_mail_due_index" on "outgoing_mail" ("due_at") where "settled_at" is null',
})
export class OutgoingMail {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  /** The name of a MailKind. */
  @Property({ type: 'text' })
  kind!: string;

  /** What the kind's writer needs; forgotten once the mail is settled. */
  @Property({ type: 'json', nullable: true })
  payload: unknown = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  /**
   * From when on it may be tried; a courier that takes it moves this ahead, so that no other takes
   * it meanwhile.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  dueAt!: Date;

  /** When it is of no use to its reader any more. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'integer' })
  attempts!: number;

  @Property({ type: 'text', nullable: true })
  lastFailure: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  settledAt: Date | null = null;

  @Enum({ items: () => [...MAIL_OUTCOMES], nullable: true })
  outcome: MailOutcome | null = null;
}
