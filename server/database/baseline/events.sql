-- The event store has its own schema, outside the entities. Every key starts with customer_id and
-- no foreign key crosses its border, so that the tables can be distributed by customer:
-- docs/decisions/0039-citus.md.

create schema event_store;

-- viewer: the nil uuid where there is none, because the column is part of the key and may not be
-- null.
create table event_store.impression (
  customer_id int not null,
  viewer uuid not null,
  occurred_at timestamptz(3) not null,
  event_id uuid not null,
  tag_id int not null,
  region_id smallint not null,
  received_at timestamptz(3) not null,
  filter_reason smallint not null,
  primary key (customer_id, viewer, occurred_at, event_id)
) partition by range (occurred_at);

create table event_store.webhit (
  customer_id int not null,
  viewer uuid not null,
  occurred_at timestamptz(3) not null,
  event_id uuid not null,
  site_tag_id int not null,
  region_id smallint not null,
  received_at timestamptz(3) not null,
  filter_reason smallint not null,
  primary key (customer_id, viewer, occurred_at, event_id)
) partition by range (occurred_at);

-- A visit credited to its activating impression. tag_id, region_id, local_date and daypart are the
-- impression's.
create table event_store.response (
  customer_id int not null,
  webhit_at timestamptz(3) not null,
  webhit_id uuid not null,
  site_tag_id int not null,
  impression_id uuid not null,
  impression_at timestamptz(3) not null,
  tag_id int not null,
  region_id smallint not null,
  local_date date not null,
  daypart smallint not null,
  timing smallint not null,
  views int not null,
  primary key (customer_id, webhit_at, webhit_id)
) partition by range (webhit_at);

-- Events with an id from the caller, so that a retry with another time is recognised.
create table event_store.caller_event (
  customer_id int not null,
  kind smallint not null,
  event_id uuid not null,
  stored_at timestamptz(3) not null,
  primary key (customer_id, kind, event_id)
);

-- The key of the same viewer in the epoch before, for as long as visits of the epoch's first week
-- may be credited to impressions of the epoch before. since: when such a visit occurred.
create table event_store.viewer_link (
  customer_id int not null,
  viewer uuid not null,
  former_viewer uuid not null,
  since timestamptz(3) not null,
  primary key (customer_id, viewer)
);
create index viewer_link_former on event_store.viewer_link (customer_id, former_viewer);

-- A row for each epoch from 1 on; epoch 0, everything before, has a row once it is over and its
-- viewers are cleared. salt: null once it is destroyed.
create table event_store.viewer_epoch (
  number int not null,
  salt bytea,
  begins_at timestamptz(3) not null,
  destroyed_at timestamptz(3),
  primary key (number)
);

-- Events of the viewer that occurred up to `before` and arrive later are not stored. A row is
-- needed until the viewer keys of that time are cleared.
create table event_store.erased_viewer (
  customer_id int not null,
  viewer uuid not null,
  before timestamptz(3) not null,
  primary key (customer_id, viewer)
);

-- Which viewers saw an ad of a customer on an ended UTC day: viewer_filter has a Bloom filter for
-- each value of the first bits of their keys, filtered_customer how many bits those are, and
-- filtered_day the days whose late viewers are listed in late_viewer. See
-- server/event-store/postgres/viewer-filters.
create table event_store.filtered_customer (
  customer_id int not null,
  prefix_bits smallint not null,
  primary key (customer_id)
);

create table event_store.filtered_day (
  customer_id int not null,
  day date not null,
  primary key (customer_id, day)
);

-- bits are read one by one, so neither compressed nor stored elsewhere.
create table event_store.viewer_filter (
  customer_id int not null,
  prefix int not null,
  day date not null,
  bits bit(4096) not null,
  primary key (customer_id, prefix, day)
);
alter table event_store.viewer_filter alter column bits set storage plain;

create table event_store.late_viewer (
  customer_id int not null,
  day date not null,
  viewer uuid not null,
  primary key (customer_id, day, viewer)
);

-- epoch: the Redis instance of the position; receipt: the last received counters that the ledger
-- includes. shard_key: the customer's id that says in which shard the row is stored; 0 where the
-- event store is not distributed. See server/event-store/shards.ts.
create table event_store.stream_position (
  partition smallint not null,
  last_id text not null,
  epoch text not null,
  receipt text not null,
  shard_key int default 0 not null,
  primary key (partition)
);

create table event_store.dead_letter (
  id bigint generated always as identity,
  partition smallint not null,
  stream_id text not null,
  entry text not null,
  reason text not null,
  detail text not null,
  created_at timestamptz(3) not null,
  replayed_at timestamptz(3),
  discarded_at timestamptz(3),
  shard_key int default 0 not null,
  primary key (id),
  constraint dead_letter_partition_stream_id_key unique (partition, stream_id)
);
create index dead_letter_waiting on event_store.dead_letter (id) where (replayed_at is null)
  and (discarded_at is null);

-- A row for each bucket of a customer's viewers, from 0 to buckets - 1; all of them say how many
-- there are, and the same zone. The lock that allows one writer of their figures at a time, the
-- zone of dates and dayparts, and the latest webhit that could be credited. See
-- server/event-store/postgres/customers/customer-states.ts.
create table event_store.customer_state (
  customer_id int not null,
  time_zone text not null,
  latest_webhit_at timestamptz(3),
  bucket smallint default 0 not null,
  buckets smallint default 1 not null,
  primary key (customer_id, bucket)
) with (fillfactor='70');

-- viewer_keys: earlier events carry no viewer any more. raw_events: earlier partitions are deleted.
create table event_store.watermark (
  name text not null,
  before timestamptz(3) not null,
  primary key (name)
);
