import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { Session } from './session.entity.js';

/**
 * A single-use token. The row stays after use, so that a second use is recognised. Stored as its
 * SHA-256.
 */
@Entity({ tableName: 'refresh_token' })
export class RefreshToken {
  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @ManyToOne(() => Session, { fieldName: 'session_id', index: true, deleteRule: 'cascade' })
  session!: Rel<Session>;

  @Timestamp()
  createdAt!: Date;

  @Timestamp()
  expiresAt!: Date;

  @NullableTimestamp()
  spentAt: Date | null = null;
}
