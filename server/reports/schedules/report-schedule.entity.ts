import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp, Version } from '#server/core/orm/columns.js';
import { FOREIGN_ROW } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { FREQUENCIES, type Frequency, FrequencyEnum } from './recurrence.js';

/**
 * Schedule by which a saved view is sent as a report. Local to one database node: sweepers take
 * rows by lock.
 */
@ObjectType({
  implements: Node,
  description: 'When a saved view is sent by mail, by a clock of its client.',
})
@Entity({ tableName: 'report_schedule' })
@Index({
  name: 'report_schedule_view_unique',
  expression:
    'create unique index "report_schedule_view_unique" on "report_schedule" ("saved_view_id") where "archived_at" is null',
})
@Index({
  name: 'report_schedule_due_index',
  expression:
    'create index "report_schedule_due_index" on "report_schedule" ("next_due_at") where "archived_at" is null and "paused_at" is null',
})
export class ReportSchedule {
  @Identity('The number of the schedule.')
  id!: number;

  @ManyToOne(() => SavedView, { ...FOREIGN_ROW, fieldName: 'saved_view_id' })
  savedView!: Rel<SavedView>;

  @Field(() => FrequencyEnum, { description: 'How often it is sent.' })
  @Enum({ items: () => [...FREQUENCIES] })
  frequency!: Frequency;

  @Integer.nullable('1 Monday to 7 Sunday; null when it is monthly.')
  @Property({ type: 'integer', nullable: true })
  weekday: number | null = null;

  @Integer.nullable(
    'Day of the month, 1 to 31; in a shorter month its last day. Null when it is weekly.',
  )
  @Property({ type: 'integer', nullable: true })
  monthDay: number | null = null;

  @Integer("The hour of the client's local day, 0 to 23.")
  @Property({ type: 'integer' })
  hour!: number;

  @Timestamp('When it is due next; while it is paused, when it would have been.')
  nextDueAt!: Date;

  @NullableTimestamp('Since when it is paused; null while it runs.')
  pausedAt: Date | null = null;

  @Timestamp()
  createdAt!: Date;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  @Version('Send it along with an update: one that was made from an older version is a CONFLICT.')
  version!: Opt<number>;
}
