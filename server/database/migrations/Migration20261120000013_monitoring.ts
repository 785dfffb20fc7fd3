import { Migration } from '@mikro-orm/migrations';

/** A dead letter is replayed, or a person discards it. */
export class Migration20261120000013_monitoring extends Migration {
  override up(): void {
    this.addSql(`alter table event_store.dead_letter add column discarded_at timestamptz(3) null`);
    this.addSql(`create index dead_letter_waiting on event_store.dead_letter (id)
      where replayed_at is null and discarded_at is null`);
  }

  override down(): void {
    this.addSql(`drop index event_store.dead_letter_waiting`);
    this.addSql(`alter table event_store.dead_letter drop column discarded_at`);
  }
}
