import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IDENTITY } from '#server/core/orm/foreign-key.js';

/** Clients that a reset or a removal left behind: a worker erases their events. */
@Entity({ tableName: 'sandbox_leftover' })
export class SandboxLeftover {
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @Property({ type: 'array', columnType: 'integer[]' })
  customerIds!: number[];

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  eraseDueAt!: Date;

  @Property({ type: 'integer' })
  eraseAttempts!: number;
}
