import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { FOREIGN_ROW, IDENTITY } from '#server/core/orm/foreign-key.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { ReportSchedule } from './report-schedule.entity.js';

/**
 * A recipient of a report. The row stays after a removal, so that an unsubscription is not lost.
 */
@Entity({ tableName: 'report_recipient' })
@Unique({ name: 'report_recipient_unique', properties: ['schedule', 'user'] })
export class ReportRecipient {
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @ManyToOne(() => ReportSchedule, { ...FOREIGN_ROW, fieldName: 'schedule_id' })
  schedule!: Rel<ReportSchedule>;

  @ManyToOne(() => User, { ...FOREIGN_ROW, fieldName: 'user_id' })
  user!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  /** When the schedule's owner removed them. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  removedAt: Date | null = null;

  /** Only the recipient sets or clears it. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  unsubscribedAt: Date | null = null;
}
