import { Migration } from '@mikro-orm/migrations';

/**
 * The change feed, decision 0025: per organisation the latest change of each record that it sees,
 * and the transaction that changed the figures of a day last.
 */
export class Migration20261122000040_change_feed extends Migration {
  override up(): void {
    this.addSql(`create table "change_feed" (
      "entity_type" text not null,
      "entity_id" int not null,
      "last_position" bigint not null default 0,
      primary key ("entity_type", "entity_id")
    )`);
    this.addSql(`create table "change_feed_entry" (
      "entity_type" text not null,
      "entity_id" int not null,
      "record_type" text not null,
      "record_id" int not null,
      "position" bigint not null,
      "kind" text not null,
      "saved_state" text not null,
      "noted_at" timestamptz(3) not null default now(),
      primary key ("entity_type", "entity_id", "record_type", "record_id")
    )`);
    this.addSql(
      `create unique index "change_feed_entry_position_unique" on "change_feed_entry" ("entity_type", "entity_id", "position")`,
    );
    this.addSql(
      `alter table event_store.day_version add column "changed_in" xid8 not null default pg_current_xact_id()`,
    );
    this.addSql(
      `create index "day_version_changed_in_index" on event_store.day_version ("customer_id", "changed_in")`,
    );
  }

  override down(): void {
    this.addSql(`alter table event_store.day_version drop column "changed_in"`);
    this.addSql(`drop table "change_feed_entry"`);
    this.addSql(`drop table "change_feed"`);
  }
}
