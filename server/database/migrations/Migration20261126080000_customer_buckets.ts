import { Migration } from '@mikro-orm/migrations';

/**
 * A row for each bucket of a customer's viewers, from 0 to buckets - 1; all of them say how many
 * there are, and the same zone. See server/event-store/postgres/customers/customer-states.ts.
 */
export class Migration20261126080000_customer_buckets extends Migration {
  override up(): void {
    for (const column of [
      'bucket smallint not null default 0',
      'buckets smallint not null default 1',
    ])
      this.addSql(`alter table event_store.customer_state add column ${column}`);
    this.addSql('alter table event_store.customer_state drop constraint customer_state_pkey');
    this.addSql(`alter table event_store.customer_state
      add constraint customer_state_pkey primary key (customer_id, bucket)`);
    this.addSql(awaitCustomer('order by bucket for share'));
  }

  override down(): void {
    this.addSql(awaitCustomer('for share'));
    this.addSql(`update event_store.customer_state state set latest_webhit_at =
      (select max(latest_webhit_at) from event_store.customer_state
       where customer_id = state.customer_id)`);
    this.addSql('delete from event_store.customer_state where bucket > 0');
    this.addSql('alter table event_store.customer_state drop constraint customer_state_pkey');
    this.addSql(`alter table event_store.customer_state
      add constraint customer_state_pkey primary key (customer_id)`);
    for (const column of ['bucket', 'buckets'])
      this.addSql(`alter table event_store.customer_state drop column ${column}`);
  }
}

/** As in Migration20261125210000_cluster. */
const awaitCustomer = (locking: string) => `
  create or replace function event_store.await_customer(customer_id integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    if to_regclass('pg_catalog.pg_dist_shard') is not null then
      execute 'select from event_store.customer_state where customer_id = $1 ${locking}'
        using customer_id;
    end if;
  end $$`;
