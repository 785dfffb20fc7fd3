import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { User } from '#server/domains/people/user/user.entity.js';

export const EMAIL_CHANGE_ENDS = ['REPLACED', 'WITHDRAWN', 'OBJECTED'] as const;
export type EmailChangeEnd = (typeof EMAIL_CHANGE_ENDS)[number];

/** Selects pending changes; the link may have expired. */
export const IS_PENDING = { confirmedAt: null, endedAt: null } as const;

/**
 * A new address for an activated user. It is pending until the link mailed to it is used, and open
 * to objection for a week after that.
 */
@Entity({ tableName: 'email_change' })
@Index({ name: 'email_change_user_index', properties: ['user'] })
@Index({
  name: 'email_change_pending_unique',
  expression:
    'create unique index "email_change_pending_unique" on "email_change" ("user_id") where "confirmed_at" is null and "ended_at" is null',
})
@Index({
  name: 'email_change_old_email_index',
  expression:
    'create index "email_change_old_email_index" on "email_change" (lower("old_email")) where "confirmed_at" is not null and "ended_at" is null',
})
export class EmailChange {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id!: number;

  @ManyToOne(() => User, { fieldName: 'user_id' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  oldEmail!: string;

  @Property({ type: 'text' })
  newEmail!: string;

  @Property({ type: 'integer', nullable: true })
  requestedByUserId: number | null = null;

  @Timestamp()
  requestedAt!: Date;

  /** The end of the time to confirm. */
  @Timestamp()
  expiresAt!: Date;

  @NullableTimestamp()
  confirmedAt: Date | null = null;

  /** Time at which it was withdrawn before the confirmation, or undone after it. */
  @NullableTimestamp()
  endedAt: Date | null = null;

  @Enum({ items: () => [...EMAIL_CHANGE_ENDS], nullable: true })
  endReason: EmailChangeEnd | null = null;
}
