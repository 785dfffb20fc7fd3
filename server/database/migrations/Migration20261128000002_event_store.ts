import { Migration } from '@mikro-orm/migrations';
import { readBaseline } from '#server/database/baseline/read-baseline.js';

/** The tables of the event store. */
export class Migration20261128000002_event_store extends Migration {
  override up(): void {
    for (const room of ['events', 'figures']) this.addSql(readBaseline(room));
  }
}
