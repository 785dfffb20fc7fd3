import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '#server/core/orm/columns.js';

/**
 * A single row, locked by the process that checks the rules: one process checks at a time, at the
 * common interval.
 */
@Entity({ tableName: 'alert_watch' })
export class AlertWatch {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Timestamp()
  checkedAt!: Date;
}
