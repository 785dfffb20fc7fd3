import { Migration } from '@mikro-orm/migrations';

/**
 * Which viewers saw an ad of a customer on an ended UTC day: viewer_filter has a Bloom filter for
 * each value of the first bits of their keys, filtered_customer how many bits those are, and
 * filtered_day the days whose late viewers are listed in late_viewer. See
 * server/event-store/postgres/viewer-filters.
 */
export class Migration20261126150000_viewer_filters extends Migration {
  override up(): void {
    this.addSql(`create table event_store.filtered_customer (
      customer_id integer primary key,
      prefix_bits smallint not null)`);
    this.addSql(`create table event_store.filtered_day (
      customer_id integer not null,
      day date not null,
      primary key (customer_id, day))`);
    this.addSql(`create table event_store.viewer_filter (
      customer_id integer not null,
      prefix integer not null,
      day date not null,
      bits bit(4096) not null,
      primary key (customer_id, prefix, day))`);
    // Read one by one, so neither compressed nor kept elsewhere.
    this.addSql('alter table event_store.viewer_filter alter column bits set storage plain');
    this.addSql(`create table event_store.late_viewer (
      customer_id integer not null,
      day date not null,
      viewer uuid not null,
      primary key (customer_id, day, viewer))`);
  }

  override down(): void {
    for (const table of ['late_viewer', 'viewer_filter', 'filtered_day', 'filtered_customer'])
      this.addSql(`drop table event_store.${table}`);
  }
}
