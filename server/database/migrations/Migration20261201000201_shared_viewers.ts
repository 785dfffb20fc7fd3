import { Migration } from '@mikro-orm/migrations';

/**
 * The viewers whose id or address too many callers have, and two more signs of a tag's calls. since:
 * when an event showed it. A constant default rewrites no row.
 */
export class Migration20261201000201_shared_viewers extends Migration {
  override up(): void {
    this.addSql(`create table event_store.shared_viewer (
      customer_id int not null,
      viewer uuid not null,
      since timestamptz(3) not null,
      primary key (customer_id, viewer)
    )`);
    this.addSql(`alter table event_store.tag_health
      add column if not exists no_household bigint default 0 not null,
      add column if not exists shared_identity bigint default 0 not null`);
  }
}
