import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#server/domains/people/user/user.entity.js';

export const EMAIL_CHANGE_ENDS = ['REPLACED', 'WITHDRAWN', 'OBJECTED'] as const;
export type EmailChangeEnd = (typeof EMAIL_CHANGE_ENDS)[number];

/** What a change that waits to be confirmed is found by; it may have expired. */
export const IS_PENDING = { confirmedAt: null, endedAt: null } as const;

/**
 * Another address for an activated user: pending until a link mailed to it is used, and open to
 * objection for a week after.
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

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  requestedAt!: Date;

  /** Until when it can be confirmed. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  confirmedAt: Date | null = null;

  /** Set when it was given up before it was confirmed, or undone after. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  @Enum({ items: () => [...EMAIL_CHANGE_ENDS], nullable: true })
  endReason: EmailChangeEnd | null = null;
}
