import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** The authenticator app of a person: it shows a new code of six digits every 30 seconds. */
@Entity({ tableName: 'code_app' })
export class CodeApp {
  [PrimaryKeyProp]?: 'userId';

  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id', primary: true })
  userId!: number;

  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  @Timestamp()
  createdAt!: Date;

  /** Null until its owner has entered a first code: until then it is no factor. */
  @NullableTimestamp()
  confirmedAt: Date | null = null;

  /** The time step of the last accepted code: none is accepted twice (RFC 6238, 5.2). */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;
}
