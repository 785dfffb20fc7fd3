-- What the processes do to partitions and locks with the rights of the tables' owner, so that their
-- roles own nothing.

create function event_store.adopt_month(parent text, first_day date, since xid8) returns text
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        partition text := event_store.partition_name(parent, first_day);
        merged text := partition || '_merged';
        day text;
        late boolean;
        counted bigint;
        expected bigint := 0;
      begin
        for day in select event_store.list_days(parent, first_day) loop
          execute format('lock table event_store.%I in share row exclusive mode', day);
          execute format('select exists (select from event_store.%I as stored
            where age(xmin) <= age($1::xid) and not exists (select from event_store.%I as known
              where (known.customer_id, known.viewer, known.occurred_at, known.event_id)
                = (stored.customer_id, stored.viewer, stored.occurred_at, stored.event_id)))',
            day, merged) into late using since;
          if late then
            return 'late';
          end if;
          execute format('select count(*) from event_store.%I', day) into counted;
          expected := expected + counted;
        end loop;
        execute format('select count(*) from event_store.%I', merged) into counted;
        if counted <> expected then
          execute format('drop table event_store.%I', merged);
          return 'changed';
        end if;
        for day in select event_store.list_days(parent, first_day) loop
          execute format('drop table event_store.%I', day);
        end loop;
        execute format('alter table event_store.%I rename to %I', merged, partition);
        perform event_store.attach_partition(parent, partition, first_day, (first_day + interval '1 month')::date);
        return 'merged';
      end $$;

-- Attaching takes a weaker lock on the parent than creating in place, so that other batches
-- continue.
create function event_store.attach_partition(parent text, partition text, first_day date, next_day date) returns void
  language plpgsql
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      begin
        execute format('alter table event_store.%I attach partition event_store.%I for values from (%L) to (%L)',
          parent, partition, to_char(first_day, 'YYYY-MM-DD"T00:00:00Z"'), to_char(next_day, 'YYYY-MM-DD"T00:00:00Z"'));
      end $$;

-- Waits until what a finished transaction changed of the customer is committed on its node, too,
-- which in a cluster comes a moment later.
create function event_store.await_customer(customer_id int) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
  begin
    if to_regclass('pg_catalog.pg_dist_shard') is not null then
      execute 'select from event_store.customer_state where customer_id = $1 order by bucket for share'
        using customer_id;
    end if;
  end $$;

create function event_store.catch_up_month(parent text, first_day date, since xid8) returns xid8
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        reached xid8 := pg_snapshot_xmin(pg_current_snapshot());
        day text;
      begin
        for day in select event_store.list_days(parent, first_day) loop
          execute format('insert into event_store.%I select * from event_store.%I
            where age(xmin) <= age($1::xid) on conflict do nothing',
            event_store.partition_name(parent, first_day) || '_merged', day) using since;
        end loop;
        return reached;
      end $$;

-- In steps, because nobody may wait for the first ones: see merge-months.ts.
create function event_store.copy_month(parent text, first_day date) returns xid8
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        merged text := event_store.partition_name(parent, first_day) || '_merged';
        since xid8 := pg_snapshot_xmin(pg_current_snapshot());
      begin
        execute format('drop table if exists event_store.%I', merged);
        execute format('create table event_store.%I (like event_store.%I including all)', merged, parent);
        execute format('insert into event_store.%I select * from event_store.%I
          where occurred_at >= %L and occurred_at < %L order by customer_id, viewer, occurred_at, event_id',
          merged, parent, to_char(first_day, 'YYYY-MM-DD"T00:00:00Z"'),
          to_char(first_day + interval '1 month', 'YYYY-MM-DD"T00:00:00Z"'));
        return since;
      end $$;

-- A month that is one partition stays so; a month with a day goes on by day.
create function event_store.create_day(parent text, day date) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        partition text := event_store.day_name(parent, day);
        month date := date_trunc('month', day);
      begin
        if to_regclass('event_store.' || event_store.partition_name(parent, month)) is not null
          or to_regclass('event_store.' || partition) is not null then
          return;
        end if;
        execute format('create table event_store.%I (like event_store.%I including all)', partition, parent);
        perform event_store.attach_partition(parent, partition, day, day + 1);
      end $$;

create function event_store.create_partition(parent text, first_day date) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        partition text := event_store.partition_name(parent, first_day);
        next_month date := (first_day + interval '1 month')::date;
      begin
        if to_regclass('event_store.' || partition) is not null then
          return;
        end if;
        if exists (select from event_store.list_days(parent, first_day)) then
          perform event_store.create_day(parent, day::date)
            from generate_series(first_day, next_month - 1, interval '1 day') as day;
          return;
        end if;
        execute format('create table event_store.%I (like event_store.%I including all)', partition, parent);
        perform event_store.attach_partition(parent, partition, first_day, next_month);
      end $$;

-- A day's name ends with its month, by which month-partitions.ts finds it.
create function event_store.day_name(parent text, day date) returns text
  language plpgsql immutable
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      begin
        if parent not in ('impression', 'webhit') then
          raise exception 'no table with days: %', parent;
        end if;
        return parent || to_char(day, '"_"DD"_"YYYY"_"MM');
      end $$;

create function event_store.drop_partition(parent text, first_day date) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      declare
        day text;
      begin
        execute format('drop table if exists event_store.%I', event_store.partition_name(parent, first_day));
        for day in select event_store.list_days(parent, first_day) loop
          execute format('drop table event_store.%I', day);
        end loop;
      end $$;

create function event_store.list_days(parent text, first_day date) returns setof text
  language sql stable
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
        select relname::text from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = ('event_store.' || parent)::regclass
          and relname ~ ('^' || parent || '_\d\d' || to_char(first_day, '"_"YYYY"_"MM') || '$')
        order by 1
      $$;

-- In a cluster a move takes the rows of a shard to another node, and leaves the locks on them
-- behind: so a transaction that relies on such a lock, or on one state of several tables, first has
-- the move wait for its end. See server/event-store/shards.ts.
create function event_store.lock_shard(customer_id int) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      begin
        if to_regclass('pg_catalog.pg_dist_shard') is not null then
          -- 5 is a share lock.
          execute 'select lock_shard_metadata(5, array[get_shard_id_for_distribution_column(logicalrelid, $1)])
              from pg_dist_partition where logicalrelid = ''event_store.customer_state''::regclass'
            using customer_id;
        end if;
      end $$;

create function event_store.partition_name(parent text, first_day date) returns text
  language plpgsql immutable
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
      begin
        if parent not in ('impression', 'webhit', 'response') or first_day <> date_trunc('month', first_day) then
          raise exception 'no month of raw events: % of %', first_day, parent;
        end if;
        return parent || to_char(first_day, '"_"YYYY"_"MM');
      end $$;

revoke all on function event_store.adopt_month(parent text, first_day date, since xid8) from public;
revoke all on function event_store.await_customer(customer_id int) from public;
revoke all on function event_store.catch_up_month(parent text, first_day date, since xid8) from public;
revoke all on function event_store.copy_month(parent text, first_day date) from public;
revoke all on function event_store.create_day(parent text, day date) from public;
revoke all on function event_store.create_partition(parent text, first_day date) from public;
revoke all on function event_store.drop_partition(parent text, first_day date) from public;
revoke all on function event_store.lock_shard(customer_id int) from public;
