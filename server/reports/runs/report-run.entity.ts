import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Integer, LocalDate, Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ROW } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { RUN_STATES, type RunState, RunStateEnum } from './run-state.js';

/**
 * One report of a schedule. Its days are fixed when it falls due, so that a retry has the same
 * ones.
 */
@ObjectType({ implements: Node, description: 'One report of a schedule.' })
@Entity({ tableName: 'report_run' })
@Unique({ name: 'report_run_due_unique', properties: ['schedule', 'dueAt'] })
@Index({
  name: 'report_run_try_index',
  expression: `create index "report_run_try_index" on "report_run" ("try_at") where "state" = 'WAITING'`,
})
export class ReportRun {
  @Identity('The number of the report.')
  id!: number;

  @ManyToOne(() => ReportSchedule, { ...FOREIGN_ROW, fieldName: 'schedule_id' })
  schedule!: Rel<ReportSchedule>;

  @Timestamp('When it fell due, or was requested.')
  dueAt!: Date;

  @LocalDate('The first local day it is of.')
  @Property({ type: 'date' })
  startDate!: string;

  @LocalDate('The last local day it is of.')
  @Property({ type: 'date' })
  endDate!: string;

  @Field(() => RunStateEnum, { description: 'How far it has come.' })
  @Enum({ items: () => [...RUN_STATES] })
  state!: RunState;

  @Integer('How often it was tried to make it.')
  @Property({ type: 'integer' })
  attempts!: number;

  /**
   * The earliest time of the next attempt. A process that takes the report moves it ahead, so that
   * no other takes it.
   */
  @Timestamp()
  tryAt!: Date;

  @Text.nullable('Why the last try failed, for people; null when none did.')
  @Property({ type: 'text', nullable: true })
  lastFailure: string | null = null;

  @NullableTimestamp('When it was settled; null before.')
  endedAt: Date | null = null;
}
