import { Migration } from '@mikro-orm/migrations';

/** Erased viewers and users, and the calls in the ledger whose events were erased. */
export class Migration20261122000008_erasure extends Migration {
  override up(): void {
    // Events of the viewer that occurred up to `before` and arrive later are not stored. A row is
    // needed until the viewer keys of that time are cleared.
    this.addSql(`create table event_store.erased_viewer (
      customer_id integer not null,
      viewer uuid not null,
      before timestamptz(3) not null,
      primary key (customer_id, viewer)
    )`);
    this.addSql(`alter table event_store.ledger add column erased bigint not null default 0`);
    this.addSql(`alter table "app_user" add column "erased_at" timestamptz(3) null`);
  }

  override down(): void {
    this.addSql(`alter table "app_user" drop column "erased_at"`);
    this.addSql(`alter table event_store.ledger drop column erased`);
    this.addSql(`drop table event_store.erased_viewer`);
  }
}
