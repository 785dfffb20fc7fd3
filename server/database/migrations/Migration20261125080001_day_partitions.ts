import { Migration } from '@mikro-orm/migrations';

/**
 * Raw events of the present days are stored by day, so that the index they enter fits in memory,
 * and closed months as one partition each, in the order of their key. Released versions find months
 * by the last two figures of a partition's name, so a day's name ends with its month.
 */
export class Migration20261125080001_day_partitions extends Migration {
  override up(): void {
    this.addSql(`create or replace function event_store.day_name(parent text, day date) returns text
      language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
      begin
        if parent not in ('impression', 'webhit') then
          raise exception 'no table with days: %', parent;
        end if;
        return parent || to_char(day, '"_"DD"_"YYYY"_"MM');
      end $$`);

    this
      .addSql(`create or replace function event_store.list_days(parent text, first_day date) returns setof text
      language sql stable set search_path = pg_catalog, pg_temp as $$
        select relname::text from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = ('event_store.' || parent)::regclass
          and relname ~ ('^' || parent || '_\\d\\d' || to_char(first_day, '"_"YYYY"_"MM') || '$')
        order by 1
      $$`);

    this
      .addSql(`create or replace function event_store.attach_partition(parent text, partition text, first_day date, next_day date)
      returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        execute format('alter table event_store.%I attach partition event_store.%I for values from (%L) to (%L)',
          parent, partition, to_char(first_day, 'YYYY-MM-DD"T00:00:00Z"'), to_char(next_day, 'YYYY-MM-DD"T00:00:00Z"'));
      end $$`);

    // A month that is one partition stays so; a month with a day goes on by day.
    this
      .addSql(`create or replace function event_store.create_day(parent text, day date) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
      end $$`);

    this
      .addSql(`create or replace function event_store.create_partition(parent text, first_day date) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
      end $$`);

    this
      .addSql(`create or replace function event_store.drop_partition(parent text, first_day date) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        day text;
      begin
        execute format('drop table if exists event_store.%I', event_store.partition_name(parent, first_day));
        for day in select event_store.list_days(parent, first_day) loop
          execute format('drop table event_store.%I', day);
        end loop;
      end $$`);

    this.addMerging();

    for (const name of ['create_day(text, date)', ...MERGING])
      this.addSql(`revoke all on function event_store.${name} from public`);
  }

  /** In steps, because nobody may wait for the first ones: see merge-months.ts. */
  private addMerging(): void {
    this
      .addSql(`create or replace function event_store.copy_month(parent text, first_day date) returns xid8
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
      end $$`);

    // A row since the copy has a transaction that was not finished before it. Others that seem so
    // are very old, and copied already.
    this
      .addSql(`create or replace function event_store.catch_up_month(parent text, first_day date, since xid8)
      returns xid8 language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
      end $$`);

    this
      .addSql(`create or replace function event_store.adopt_month(parent text, first_day date, since xid8)
      returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
      end $$`);
  }

  /** The version before can work with these functions; without days they do what they did. */
  override down(): void {
    this.addSql('select 1');
  }
}

const MERGING = [
  'copy_month(text, date)',
  'catch_up_month(text, date, xid8)',
  'adopt_month(text, date, xid8)',
];
