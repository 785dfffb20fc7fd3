import { Migration } from '@mikro-orm/migrations';

/**
 * Calls by tag and hour of receipt with the signs of their quality. The ledger counts test calls.
 */
export class Migration20261120000007_tag_health extends Migration {
  override up(): void {
    // calls_1 to calls_6: the six ten-minute parts of the hour, without calls that arrived long
    // after their event.
    this.addSql(`create table event_store.tag_health (
      customer_id integer not null,
      kind smallint not null,
      tag_id integer not null,
      hour timestamptz(0) not null,
      calls_1 bigint not null default 0,
      calls_2 bigint not null default 0,
      calls_3 bigint not null default 0,
      calls_4 bigint not null default 0,
      calls_5 bigint not null default 0,
      calls_6 bigint not null default 0,
      unfilled_cache_buster bigint not null default 0,
      unfilled_uid bigint not null default 0,
      unfilled_privacy bigint not null default 0,
      constant_cache_buster bigint not null default 0,
      plain_http bigint not null default 0,
      without_viewer bigint not null default 0,
      primary key (customer_id, kind, tag_id, hour)
    ) with (fillfactor = 70)`);
    this.addSql(`create index tag_health_hour on event_store.tag_health using brin (hour)`);
    this.addSql(
      `alter table event_store.ledger add column filtered_test bigint not null default 0`,
    );
  }

  override down(): void {
    this.addSql(`alter table event_store.ledger drop column filtered_test`);
    this.addSql(`drop table event_store.tag_health`);
  }
}
