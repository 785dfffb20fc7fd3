import { Migration } from '@mikro-orm/migrations';

/** Counts of two more signs of a tag's calls: objections, and privacy signals that are unreadable. */
export class Migration20261201000101_objection_signs extends Migration {
  override up(): void {
    this.addSql(`alter table event_store.tag_health
      add column if not exists objected bigint default 0 not null,
      add column if not exists unread_signal bigint default 0 not null`);
  }
}
