import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { User } from '#server/domains/people/user/user.entity.js';

export const SESSION_END_REASONS = ['SIGNED_OUT', 'TOKEN_REUSED', 'USER_CHANGED'] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

export const SIGN_IN_METHODS = ['PASSWORD', 'PASSWORD_AND_CODE', 'PASSKEY', 'SSO'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/**
 * One sign-in of one person, on every device that shares its refresh tokens. The durable record
 * behind the copy in Redis.
 */
@Entity({ tableName: 'session' })
@Index({ name: 'session_open_index', properties: ['user', 'endedAt'] })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { fieldName: 'user_id' })
  user!: Rel<User>;

  /** Method by which the person proved who they are. */
  @Enum({ items: () => [...SIGN_IN_METHODS] })
  method!: SignInMethod;

  @Timestamp()
  createdAt!: Date;

  /** The last renewal. */
  @Timestamp()
  lastUsedAt!: Date;

  /** Browser and system at the sign-in, so that its owner recognises it. */
  @Property({ type: 'text', nullable: true })
  device: string | null = null;

  /** The end unless it is renewed. */
  @Timestamp()
  expiresAt!: Date;

  @NullableTimestamp()
  endedAt: Date | null = null;

  @Enum({ items: () => [...SESSION_END_REASONS], nullable: true })
  endReason: SessionEndReason | null = null;
}
