import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
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

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  usedAt: Date | null = null;
}
