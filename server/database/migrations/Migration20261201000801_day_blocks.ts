import { Migration } from '@mikro-orm/migrations';

/**
 * The figures of a customer's day as stored at a version; see
 * server/event-store/postgres/day-blocks. A new table: the release before does without it.
 */
export class Migration20261201000801_day_blocks extends Migration {
  override up(): void {
    this.addSql(`create table event_store.day_block (
      customer_id int not null,
      local_date date not null,
      version bigint not null,
      format smallint not null,
      bytes bytea not null,
      primary key (customer_id, local_date)
    )`);
    // PostgreSQL's own compression costs more time than the bytes that it saves.
    this.addSql('alter table event_store.day_block alter column bytes set storage external');
  }
}
