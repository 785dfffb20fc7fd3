import { Migration } from '@mikro-orm/migrations';

/**
 * In a cluster a move takes the rows of a shard to another node, and leaves the locks on them
 * behind: so a transaction that relies on such a lock, or on one state of several tables, first has
 * the move wait for its end. See server/event-store/shards.ts.
 */
export class Migration20261126081000_shards_that_move extends Migration {
  override up(): void {
    this.addSql(`create function event_store.lock_shard(customer_id integer) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if to_regclass('pg_catalog.pg_dist_shard') is not null then
          -- 5 is a share lock.
          execute 'select lock_shard_metadata(5, array[get_shard_id_for_distribution_column(logicalrelid, $1)])
              from pg_dist_partition where logicalrelid = ''event_store.customer_state''::regclass'
            using customer_id;
        end if;
      end $$`);
    this.addSql('revoke all on function event_store.lock_shard(integer) from public');
  }

  override down(): void {
    this.addSql('drop function event_store.lock_shard(integer)');
  }
}
