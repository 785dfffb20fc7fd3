import { Migration } from '@mikro-orm/migrations';

export class Migration20261127061904_hourly_readings extends Migration {
  override name = 'Migration20261127061904_hourly_readings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "hourly_reading" ("customer_id" int primary key, "since" timestamptz(3) not null);`,
    );
    // What the worker changed of the figures of these clients in the last hours. keys and counts are
    // those of the rollup that figure names, without customer and date.
    this.addSql(`create table event_store.figure_change (
      customer_id integer not null,
      changed_at timestamptz not null,
      figure text not null,
      local_date date not null,
      keys integer[] not null,
      counts bigint[] not null)`);
    this.addSql(
      `create index figure_change_index on event_store.figure_change (customer_id, changed_at)`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table event_store.figure_change`);
    this.addSql(`drop table if exists "hourly_reading" cascade;`);
  }
}
