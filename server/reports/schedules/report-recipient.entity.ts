import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ROW } from '#server/core/orm/foreign-key.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { ReportSchedule } from './report-schedule.entity.js';

/**
 * A recipient of a report: a user, or a reader outside, known by an address. The row stays after a
 * removal, so that an unsubscription is not lost.
 */
@Entity({ tableName: 'report_recipient' })
@Unique({ name: 'report_recipient_unique', properties: ['schedule', 'user'] })
@Unique({ name: 'report_recipient_outside_unique', properties: ['schedule', 'emailHash'] })
@Index({
  name: 'report_recipient_email_index',
  expression:
    'create index "report_recipient_email_index" on "report_recipient" ("email_hash") where "email_hash" is not null',
})
@Index({
  name: 'report_recipient_token_unique',
  expression:
    'create unique index "report_recipient_token_unique" on "report_recipient" ("token_hash") where "token_hash" is not null',
})
export class ReportRecipient {
  @Identity()
  id!: number;

  @ManyToOne(() => ReportSchedule, { ...FOREIGN_ROW, fieldName: 'schedule_id' })
  schedule!: Rel<ReportSchedule>;

  /** Null for a reader outside. */
  @ManyToOne(() => User, { ...FOREIGN_ROW, fieldName: 'user_id', nullable: true })
  user: Rel<User> | null = null;

  /** Address of a reader outside; null for a user, and after its erasure. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** Recognises the address of a reader outside after its erasure. */
  @Property({ type: 'text', nullable: true })
  emailHash: string | null = null;

  @Timestamp()
  createdAt!: Date;

  /** Time at which the schedule's owner removed them. */
  @NullableTimestamp()
  removedAt: Date | null = null;

  /** Only the recipient sets or clears it. */
  @NullableTimestamp()
  unsubscribedAt: Date | null = null;

  /** Number of mails that asked a reader outside for consent. */
  @Property({ type: 'integer' })
  asks: Opt<number> = 0;

  @NullableTimestamp()
  askedAt: Date | null = null;

  /** SHA-256 of the token in the latest mail that asks. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  @NullableTimestamp()
  tokenExpiresAt: Date | null = null;

  /** Time at which a reader outside agreed; nothing but questions is sent before. */
  @NullableTimestamp()
  confirmedAt: Date | null = null;

  /** Time at which a reader outside asked never to be asked again, by anybody. */
  @NullableTimestamp()
  declinedAt: Date | null = null;
}
