import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ROW } from '#server/core/orm/foreign-key.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { ReportRun } from './report-run.entity.js';
import { DELIVERY_STATES, type DeliveryState } from './run-state.js';

/** A report's mail to one person. */
@Entity({ tableName: 'report_delivery' })
@Unique({ name: 'report_delivery_unique', properties: ['run', 'recipient'] })
export class ReportDelivery {
  @Identity()
  id!: number;

  @ManyToOne(() => ReportRun, { ...FOREIGN_ROW, fieldName: 'run_id' })
  run!: Rel<ReportRun>;

  @ManyToOne(() => ReportRecipient, { ...FOREIGN_ROW, fieldName: 'recipient_id' })
  recipient!: Rel<ReportRecipient>;

  @Enum({ items: () => [...DELIVERY_STATES] })
  state!: DeliveryState;

  /** The reason why it was skipped or failed, for people. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @NullableTimestamp()
  settledAt: Date | null = null;
}
