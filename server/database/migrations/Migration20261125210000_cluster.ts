import { Migration } from '@mikro-orm/migrations';

/**
 * shard_key: the customer's id that says in which shard the row is stored; 0 where the event store
 * is not distributed. See server/event-store/shards.ts.
 */
export class Migration20261125210000_cluster extends Migration {
  override up(): void {
    for (const table of ['stream_position', 'dead_letter'])
      this.addSql(
        `alter table event_store.${table} add column shard_key integer not null default 0`,
      );

    // Waits until what a finished transaction changed of the customer is committed on its node,
    // too, which in a cluster comes a moment later.
    this.addSql(`create function event_store.await_customer(customer_id integer) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if to_regclass('pg_catalog.pg_dist_shard') is not null then
          execute 'select from event_store.customer_state where customer_id = $1 for share'
            using customer_id;
        end if;
      end $$`);
    this.addSql('revoke all on function event_store.await_customer(integer) from public');
  }

  override down(): void {
    this.addSql('drop function event_store.await_customer(integer)');
    for (const table of ['stream_position', 'dead_letter'])
      this.addSql(`alter table event_store.${table} drop column shard_key`);
  }
}
