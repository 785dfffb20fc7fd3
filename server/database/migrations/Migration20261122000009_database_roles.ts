import { Migration } from '@mikro-orm/migrations';

/**
 * Months of raw events are created and dropped by functions that run with the rights of the tables'
 * owner, so that the roles of the processes own nothing.
 */
export class Migration20261122000009_database_roles extends Migration {
  override up(): void {
    this
      .addSql(`create function event_store.partition_name(parent text, first_day date) returns text
      language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
      begin
        if parent not in ('impression', 'webhit', 'response') or first_day <> date_trunc('month', first_day) then
          raise exception 'no month of raw events: % of %', first_day, parent;
        end if;
        return parent || to_char(first_day, '"_"YYYY"_"MM');
      end $$`);

    // Attaching takes a weaker lock on the parent than creating in place, so that other batches
    // continue.
    this
      .addSql(`create function event_store.create_partition(parent text, first_day date) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        partition text := event_store.partition_name(parent, first_day);
        next_month date := (first_day + interval '1 month')::date;
      begin
        if to_regclass('event_store.' || partition) is not null then
          return;
        end if;
        execute format('create table event_store.%I (like event_store.%I including all)', partition, parent);
        execute format('alter table event_store.%I attach partition event_store.%I for values from (%L) to (%L)',
          parent, partition, to_char(first_day, 'YYYY-MM-DD"T00:00:00Z"'), to_char(next_month, 'YYYY-MM-DD"T00:00:00Z"'));
      end $$`);

    this
      .addSql(`create function event_store.drop_partition(parent text, first_day date) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        execute format('drop table if exists event_store.%I', event_store.partition_name(parent, first_day));
      end $$`);

    for (const name of ['create_partition', 'drop_partition'])
      this.addSql(`revoke all on function event_store.${name}(text, date) from public`);
  }

  override down(): void {
    for (const name of ['drop_partition', 'create_partition', 'partition_name'])
      this.addSql(`drop function event_store.${name}(text, date)`);
  }
}
