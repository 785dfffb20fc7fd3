import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';

/** Stored as its SHA-256. The row stays after use, so that a second use is recognised. */
@Entity({ abstract: true })
export abstract class SingleUseToken {
  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Timestamp()
  createdAt!: Date;

  @Timestamp()
  expiresAt!: Date;

  @NullableTimestamp()
  spentAt: Date | null = null;
}
