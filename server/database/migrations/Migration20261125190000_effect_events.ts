import { Migration } from '@mikro-orm/migrations';

/**
 * The evidence of caused visits, event by event: docs/decisions/0031-stored-effect.md. effect_run and
 * effect_cell stay, with the days whose viewers have no keys any more, and for processes of the
 * release before that run beside those of the new one.
 */
export class Migration20261125190000_effect_events extends Migration {
  override up(): void {
    // The runs of a customer cover different days. weights: what the events of these days count for.
    this.addSql(`create table event_store.effect_recount (
      customer_id integer not null,
      start_date date not null,
      end_date date not null,
      counted_at timestamptz(3) not null,
      took_ms integer not null,
      versions bigint not null,
      visits bigint not null,
      shared_visits bigint not null,
      caused_per_testable bytea not null,
      caused_per_impression bytea not null,
      lead_visits bytea not null,
      lead_placebo bytea not null,
      weights bytea not null,
      primary key (customer_id, start_date)
    )`);

    // local_date is that of the impressions. lines: the sums by line; events: what they are made of.
    this.addSql(`create table event_store.effect_day (
      customer_id integer not null,
      local_date date not null,
      lines bytea not null,
      events bytea not null,
      primary key (customer_id, local_date)
    )`);

    // Compressing takes PostgreSQL longer than writing what it saves.
    for (const column of ['lines', 'events']) {
      this.addSql(`alter table event_store.effect_day alter column ${column} set storage external`);
    }
  }

  override down(): void {
    this.addSql('drop table event_store.effect_day');
    this.addSql('drop table event_store.effect_recount');
  }
}
