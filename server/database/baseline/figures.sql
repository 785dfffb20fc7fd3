-- What is counted from events; all of it can be counted again while they are stored.

-- One row per line (impression tag = booking x creative) and region, the eight dayparts as columns.
create table event_store.impression_rollup (
  customer_id int not null,
  local_date date not null,
  tag_id int not null,
  region_id smallint not null,
  daypart_1 bigint default 0 not null,
  daypart_2 bigint default 0 not null,
  daypart_3 bigint default 0 not null,
  daypart_4 bigint default 0 not null,
  daypart_5 bigint default 0 not null,
  daypart_6 bigint default 0 not null,
  daypart_7 bigint default 0 not null,
  daypart_8 bigint default 0 not null,
  primary key (customer_id, local_date, tag_id, region_id)
) with (fillfactor='70');

create table event_store.response_rollup (
  customer_id int not null,
  local_date date not null,
  tag_id int not null,
  region_id smallint not null,
  daypart smallint not null,
  site_tag_id int not null,
  timing smallint not null,
  views int not null,
  responses int not null,
  primary key (customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views)
) with (fillfactor='70');

create table event_store.webhit_rollup (
  customer_id int not null,
  local_date date not null,
  site_tag_id int not null,
  webhits bigint not null,
  primary key (customer_id, local_date, site_tag_id)
) with (fillfactor='70');

create table event_store.webhit_region_rollup (
  customer_id int not null,
  local_date date not null,
  site_tag_id int not null,
  region_id smallint not null,
  webhits bigint not null,
  primary key (customer_id, local_date, site_tag_id, region_id)
) with (fillfactor='70');

-- Incremented in each transaction that changes a figure of the day. A cached day is valid for one
-- version.
create table event_store.day_version (
  customer_id int not null,
  local_date date not null,
  version bigint not null,
  changed_in xid8 default pg_current_xact_id() not null,
  primary key (customer_id, local_date)
) with (fillfactor='70');
create index day_version_changed_in_index on event_store.day_version (customer_id, changed_in);

-- What the worker changed of the figures of clients with an hourly reading, in the last hours. keys
-- and counts are those of the rollup that figure names, without customer and date.
create table event_store.figure_change (
  customer_id int not null,
  changed_at timestamptz not null,
  figure text not null,
  local_date date not null,
  keys int[] not null,
  counts bigint[] not null
);
create index figure_change_index on event_store.figure_change (customer_id, changed_at);

-- minute: when the edge took the call. received is the sum of all other counters.
create table event_store.ledger (
  customer_id int not null,
  kind smallint not null,
  tag_id int not null,
  minute timestamptz(0) not null,
  received bigint default 0 not null,
  stored bigint default 0 not null,
  filtered_bot bigint default 0 not null,
  filtered_prefetch bigint default 0 not null,
  duplicate bigint default 0 not null,
  dead_lettered bigint default 0 not null,
  filtered_test bigint default 0 not null,
  erased bigint default 0 not null,
  filtered_control bigint default 0 not null,
  primary key (customer_id, kind, tag_id, minute)
) with (fillfactor='70');
create index ledger_minute on event_store.ledger using brin (minute);

-- calls_1 to calls_6: the six ten-minute parts of the hour, without calls that arrived long after
-- their event.
create table event_store.tag_health (
  customer_id int not null,
  kind smallint not null,
  tag_id int not null,
  hour timestamptz(0) not null,
  calls_1 bigint default 0 not null,
  calls_2 bigint default 0 not null,
  calls_3 bigint default 0 not null,
  calls_4 bigint default 0 not null,
  calls_5 bigint default 0 not null,
  calls_6 bigint default 0 not null,
  unfilled_cache_buster bigint default 0 not null,
  unfilled_uid bigint default 0 not null,
  unfilled_privacy bigint default 0 not null,
  constant_cache_buster bigint default 0 not null,
  plain_http bigint default 0 not null,
  without_viewer bigint default 0 not null,
  primary key (customer_id, kind, tag_id, hour)
) with (fillfactor='70');
create index tag_health_hour on event_store.tag_health using brin (hour);

-- Webhits per site tag and minute for two days: the source of "pings in the last 24 hours".
create table event_store.site_ping (
  customer_id int not null,
  site_tag_id int not null,
  minute timestamptz(0) not null,
  pings int not null,
  primary key (customer_id, site_tag_id, minute)
) with (fillfactor='70');

-- The runs of a customer cover different days. weights: what the events of these days count for.
-- The replicates are 65 doubles each: over all viewers, and without each of 64 groups of them.
-- versions: the sum of the days' versions, which grows when a figure of them changes. See
-- docs/decisions/0031-stored-effect.md.
create table event_store.effect_recount (
  customer_id int not null,
  start_date date not null,
  end_date date not null,
  counted_at timestamptz(3) not null,
  took_ms int not null,
  versions bigint not null,
  visits bigint not null,
  shared_visits bigint not null,
  caused_per_testable bytea not null,
  caused_per_impression bytea not null,
  lead_visits bytea not null,
  lead_placebo bytea not null,
  weights bytea not null,
  primary key (customer_id, start_date)
);

-- local_date is that of the impressions. lines: the sums by line; events: what they are made of.
-- Compressing takes PostgreSQL longer than writing what it saves.
create table event_store.effect_day (
  customer_id int not null,
  local_date date not null,
  lines bytea not null,
  events bytea not null,
  primary key (customer_id, local_date)
);
alter table event_store.effect_day alter column lines set storage external;
alter table event_store.effect_day alter column events set storage external;

-- The last count of an experiment. is_final: all its visits had come. versions: the sum of its
-- days' versions.
create table event_store.experiment_count (
  experiment_id int not null,
  customer_id int not null,
  counted_at timestamptz(3) not null,
  took_ms int not null,
  versions bigint not null,
  is_final boolean not null,
  mixed_households int not null,
  shared_households int not null,
  unidentified_impressions bigint not null,
  primary key (experiment_id)
);

-- Sums over the households of an arm under one key: their visits, squares of them, those before the
-- experiment, and products of both.
create table event_store.experiment_arm (
  experiment_id int not null,
  customer_id int not null,
  key_begins_at timestamptz(3) not null,
  is_control boolean not null,
  impressions bigint not null,
  households int not null,
  visits bigint not null,
  visit_squares bigint not null,
  past_visits bigint not null,
  past_squares bigint not null,
  products bigint not null,
  primary key (experiment_id, key_begins_at, is_control)
);
