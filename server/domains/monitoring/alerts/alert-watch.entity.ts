import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A single row, locked by the process that checks the rules: one process checks at a time, at the
 * common interval.
 */
@Entity({ tableName: 'alert_watch' })
export class AlertWatch {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  checkedAt!: Date;
}
