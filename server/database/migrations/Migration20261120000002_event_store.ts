import { Migration } from '@mikro-orm/migrations';

/**
 * The event store has its own schema, outside the entities. Every key starts with customer_id and
 * no foreign key crosses its border, so that the tables can be distributed by customer; see
 * docs/decisions.
 */
export class Migration20261120000002_event_store extends Migration {
  override up(): void {
    this.addSql(`create schema event_store`);

    // The nil uuid stands for "no viewer": the column is part of the key and may not be null.
    this.addSql(`create table event_store.impression (
      customer_id integer not null,
      viewer uuid not null,
      occurred_at timestamptz(3) not null,
      event_id uuid not null,
      tag_id integer not null,
      region_id smallint not null,
      received_at timestamptz(3) not null,
      filter_reason smallint not null,
      primary key (customer_id, viewer, occurred_at, event_id)
    ) partition by range (occurred_at)`);
    this.addSql(`create table event_store.webhit (
      customer_id integer not null,
      viewer uuid not null,
      occurred_at timestamptz(3) not null,
      event_id uuid not null,
      site_tag_id integer not null,
      region_id smallint not null,
      received_at timestamptz(3) not null,
      filter_reason smallint not null,
      primary key (customer_id, viewer, occurred_at, event_id)
    ) partition by range (occurred_at)`);

    // A visit credited to its activating impression. tag_id, region_id, local_date and daypart are
    // the impression's.
    this.addSql(`create table event_store.response (
      customer_id integer not null,
      webhit_at timestamptz(3) not null,
      webhit_id uuid not null,
      site_tag_id integer not null,
      impression_id uuid not null,
      impression_at timestamptz(3) not null,
      tag_id integer not null,
      region_id smallint not null,
      local_date date not null,
      daypart smallint not null,
      timing smallint not null,
      views integer not null,
      primary key (customer_id, webhit_at, webhit_id)
    ) partition by range (webhit_at)`);

    // One row per line (impression tag = booking x creative) and region, the eight dayparts as columns.
    this.addSql(`create table event_store.impression_rollup (
      customer_id integer not null,
      local_date date not null,
      tag_id integer not null,
      region_id smallint not null,
      daypart_1 bigint not null default 0,
      daypart_2 bigint not null default 0,
      daypart_3 bigint not null default 0,
      daypart_4 bigint not null default 0,
      daypart_5 bigint not null default 0,
      daypart_6 bigint not null default 0,
      daypart_7 bigint not null default 0,
      daypart_8 bigint not null default 0,
      primary key (customer_id, local_date, tag_id, region_id)
    ) with (fillfactor = 70)`);
    this.addSql(`create table event_store.response_rollup (
      customer_id integer not null,
      local_date date not null,
      tag_id integer not null,
      region_id smallint not null,
      daypart smallint not null,
      site_tag_id integer not null,
      timing smallint not null,
      views integer not null,
      responses integer not null,
      primary key (customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views)
    ) with (fillfactor = 70)`);
    this.addSql(`create table event_store.webhit_rollup (
      customer_id integer not null,
      local_date date not null,
      site_tag_id integer not null,
      webhits bigint not null,
      primary key (customer_id, local_date, site_tag_id)
    ) with (fillfactor = 70)`);

    // Webhits per site tag and minute for two days: the source of "pings in the last 24 hours".
    this.addSql(`create table event_store.site_ping (
      customer_id integer not null,
      site_tag_id integer not null,
      minute timestamptz(0) not null,
      pings integer not null,
      primary key (customer_id, site_tag_id, minute)
    ) with (fillfactor = 70)`);

    // Incremented in each transaction that changes a figure of the day. A cached day is valid for
    // one version.
    this.addSql(`create table event_store.day_version (
      customer_id integer not null,
      local_date date not null,
      version bigint not null,
      primary key (customer_id, local_date)
    ) with (fillfactor = 70)`);

    // Events with an id from the caller, so that a retry with another time is recognised.
    this.addSql(`create table event_store.caller_event (
      customer_id integer not null,
      kind smallint not null,
      event_id uuid not null,
      stored_at timestamptz(3) not null,
      primary key (customer_id, kind, event_id)
    )`);

    // Local to the coordinator, like every table below that is locked. epoch: the Redis instance of
    // the position; receipt: the last received counters that the ledger includes.
    this.addSql(`create table event_store.stream_position (
      partition smallint primary key,
      last_id text not null,
      epoch text not null,
      receipt text not null
    )`);

    // The lock that allows one writer of a customer's figures at a time, and the settings of those
    // figures: the zone of dates and dayparts, and the latest webhit that could be credited.
    this.addSql(`create table event_store.customer_state (
      customer_id integer primary key,
      time_zone text not null,
      latest_webhit_at timestamptz(3)
    ) with (fillfactor = 70)`);

    // minute: when the edge took the call. received = stored + filtered_bot + filtered_prefetch +
    // duplicate + dead_lettered.
    this.addSql(`create table event_store.ledger (
      customer_id integer not null,
      kind smallint not null,
      tag_id integer not null,
      minute timestamptz(0) not null,
      received bigint not null default 0,
      stored bigint not null default 0,
      filtered_bot bigint not null default 0,
      filtered_prefetch bigint not null default 0,
      duplicate bigint not null default 0,
      dead_lettered bigint not null default 0,
      primary key (customer_id, kind, tag_id, minute)
    ) with (fillfactor = 70)`);

    this.addSql(`create index ledger_minute on event_store.ledger using brin (minute)`);

    this.addSql(`create table event_store.dead_letter (
      id bigint generated always as identity primary key,
      partition smallint not null,
      stream_id text not null,
      entry text not null,
      reason text not null,
      detail text not null,
      created_at timestamptz(3) not null,
      replayed_at timestamptz(3),
      unique (partition, stream_id)
    )`);

    // viewer_keys: earlier events carry no viewer any more. raw_events: earlier partitions are
    // deleted.
    this.addSql(`create table event_store.watermark (
      name text primary key,
      before timestamptz(3) not null
    )`);

    this.addSql(`create table event_store.recompute_request (
      customer_id integer primary key,
      requested_at timestamptz(3) not null
    )`);
  }

  override down(): void {
    this.addSql(`drop schema event_store cascade`);
  }
}
