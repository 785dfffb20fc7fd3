import { Migration } from '@mikro-orm/migrations';

/**
 * Erased viewers and users, the calls in the ledger whose events were erased, and viewer keys by
 * epoch.
 */
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

    // A row for each epoch from 1 on; epoch 0, everything before, has a row once it is over and its
    // viewers are cleared. salt: null once it is destroyed.
    this.addSql(`create table event_store.viewer_epoch (
      number integer primary key,
      salt bytea null,
      begins_at timestamptz(3) not null,
      destroyed_at timestamptz(3) null
    )`);
    // The key of the same viewer in the epoch before, for as long as visits of the epoch's first
    // week may be credited to impressions of the epoch before. since: when such a visit occurred.
    this.addSql(`create table event_store.viewer_link (
      customer_id integer not null,
      viewer uuid not null,
      former_viewer uuid not null,
      since timestamptz(3) not null,
      primary key (customer_id, viewer)
    )`);
    this.addSql(
      `create index viewer_link_former on event_store.viewer_link (customer_id, former_viewer)`,
    );
  }

  override down(): void {
    this.addSql(`drop table event_store.viewer_link`);
    this.addSql(`drop table event_store.viewer_epoch`);
    this.addSql(`alter table "app_user" drop column "erased_at"`);
    this.addSql(`alter table event_store.ledger drop column erased`);
    this.addSql(`drop table event_store.erased_viewer`);
  }
}
