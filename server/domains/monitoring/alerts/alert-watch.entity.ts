import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * One row, held by whoever asks the rules: of several processes one does, and each as often as it
 * should.
 */
@Entity({ tableName: 'alert_watch' })
export class AlertWatch {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  checkedAt!: Date;
}
