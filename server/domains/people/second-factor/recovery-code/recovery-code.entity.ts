import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** A code for the day on which the device is lost. It works once and is stored as its SHA-256. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode {
  [PrimaryKeyProp]?: ['userId', 'codeHash'];

  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id', primary: true })
  userId!: number;

  @PrimaryKey({ type: 'text', hidden: true })
  codeHash!: string;

  @Timestamp()
  createdAt!: Date;

  @NullableTimestamp()
  usedAt: Date | null = null;
}
