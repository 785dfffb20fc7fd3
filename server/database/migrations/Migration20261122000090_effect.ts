import { Migration } from '@mikro-orm/migrations';

/** The evidence of caused visits, recounted every night: docs/incremental.md. */
export class Migration20261122000090_effect extends Migration {
  override up(): void {
    // The runs of a customer cover different days. The replicates are 65 doubles each: over all
    // viewers, and without each of 64 groups of them. versions: the sum of the days' versions, which
    // grows when a figure of them changes.
    this.addSql(`create table event_store.effect_run (
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
      primary key (customer_id, start_date)
    )`);

    // local_date and tag_id are those of the impression. value: of a line (0) nothing, else the
    // region (1), the daypart (2) or the views (3). placebo and lead_lag: null where all are zero.
    this.addSql(`create table event_store.effect_cell (
      customer_id integer not null,
      local_date date not null,
      dimension smallint not null,
      tag_id integer not null,
      value integer not null,
      impressions integer not null,
      base_impressions integer not null,
      testable integer not null,
      placebo bytea,
      lead_lag bytea,
      primary key (customer_id, dimension, local_date, tag_id, value)
    )`);
  }

  override down(): void {
    this.addSql('drop table event_store.effect_cell');
    this.addSql('drop table event_store.effect_run');
  }
}
