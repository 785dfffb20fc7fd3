import { Migration } from '@mikro-orm/migrations';

/** Region holdouts: docs/experiments.md, decision 0036. */
export class Migration20261125090001_region_experiments extends Migration {
  override up(): void {
    this.addSql(`create table event_store.webhit_region_rollup (
      customer_id integer not null,
      local_date date not null,
      site_tag_id integer not null,
      region_id smallint not null,
      webhits bigint not null,
      primary key (customer_id, local_date, site_tag_id, region_id)
    ) with (fillfactor = 70)`);
    // As far back as raw events are stored. filter_reason 0: counting events only.
    this.addSql(`insert into event_store.webhit_region_rollup
      select webhit.customer_id, (occurred_at at time zone time_zone)::date, site_tag_id, region_id,
        count(*)
      from event_store.webhit join event_store.customer_state using (customer_id)
      where filter_reason = 0 group by 1, 2, 3, 4`);

    // kind REGIONS: region_ids see no ads. design SWITCHBACK: they, later all others.
    this.addSql(`alter table "experiment"
      add column "kind" text not null default 'HOUSEHOLDS',
      add column "design" text null,
      add column "region_ids" smallint[] not null default '{}',
      add column "ad_server_excludes" boolean not null default false`);
    this.addSql(
      `alter table "experiment" add constraint "experiment_kind_check" check ("kind" in ('HOUSEHOLDS', 'REGIONS'))`,
    );
    this.addSql(
      `alter table "experiment" add constraint "experiment_design_check" check (("kind" = 'REGIONS') = ("design" is not null) and "design" in ('HOLDOUT', 'SWITCHBACK'))`,
    );
  }

  override down(): void {
    this.addSql(`alter table "experiment"
      drop column "ad_server_excludes", drop column "region_ids", drop column "design",
      drop column "kind"`);
    this.addSql(`drop table event_store.webhit_region_rollup`);
  }
}
