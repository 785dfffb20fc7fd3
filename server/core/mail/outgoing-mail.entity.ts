import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';

export const MAIL_OUTCOMES = ['SENT', 'NOTHING_TO_SEND', 'GIVEN_UP'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/**
 * A mail to send, stored in the transaction of the change that it reports. It holds what is needed
 * to write the mail and not the mail itself, so that no link with a token is in the database. Local
 * to one database node: couriers lock rows.
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

  /** The payload of the kind; removed once the mail is completed. */
  @Property({ type: 'json', nullable: true })
  payload: unknown = null;

  @Timestamp()
  createdAt!: Date;

  /**
   * The next try. A courier that takes the mail moves this ahead, so that no other takes it at the
   * same time.
   */
  @Timestamp()
  dueAt!: Date;

  /** The mail is no longer useful to its reader from then on. */
  @Timestamp()
  expiresAt!: Date;

  @Property({ type: 'integer' })
  attempts!: number;

  @Property({ type: 'text', nullable: true })
  lastFailure: string | null = null;

  @NullableTimestamp()
  settledAt: Date | null = null;

  @Enum({ items: () => [...MAIL_OUTCOMES], nullable: true })
  outcome: MailOutcome | null = null;
}
