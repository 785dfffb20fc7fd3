import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '#server/core/orm/columns.js';

/**
 * A client whose figures public links show as of full hours. The worker records the changes of its
 * figures from then on (`event_store.figure_change`).
 */
@Entity({ tableName: 'hourly_reading' })
export class HourlyReading {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  customerId!: number;

  /** The clock of the database gave this instant. No earlier figures are known. */
  @Timestamp()
  since!: Date;
}
