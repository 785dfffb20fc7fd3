import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Identity, Timestamp } from '#server/core/orm/columns.js';

/** Clients that a reset or a removal left behind: a worker erases their events. */
@Entity({ tableName: 'sandbox_leftover' })
export class SandboxLeftover {
  @Identity()
  id!: number;

  @Property({ type: 'array', columnType: 'integer[]' })
  customerIds!: number[];

  @Timestamp()
  eraseDueAt!: Date;

  @Property({ type: 'integer' })
  eraseAttempts!: number;
}
