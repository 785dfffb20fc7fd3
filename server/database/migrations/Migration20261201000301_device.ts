import { Migration } from '@mikro-orm/migrations';
import { DAYPART_COLUMNS } from '#schema/dayparts.js';

/**
 * The device of events, unknown (1) for those before. A default without a rewrite, and new tables:
 * the release before goes on writing.
 */
export class Migration20261201000301_device extends Migration {
  override up(): void {
    for (const table of ['impression', 'webhit', 'response'])
      this.addSql(`alter table event_store.${table} add column device smallint default 1 not null`);
    this.addSql(
      'alter table event_store.tag_health add column unknown_device int default 0 not null',
    );

    this.addSql(`create table event_store.impression_device_rollup (
      customer_id int not null,
      local_date date not null,
      tag_id int not null,
      region_id smallint not null,
      device smallint not null,
      ${DAYPART_COLUMNS.map((column) => `${column} bigint default 0 not null`).join(', ')},
      primary key (customer_id, local_date, tag_id, region_id, device)
    ) with (fillfactor='70')`);

    this.addSql(`create table event_store.response_device_rollup (
      customer_id int not null,
      local_date date not null,
      tag_id int not null,
      region_id smallint not null,
      daypart smallint not null,
      site_tag_id int not null,
      timing smallint not null,
      views int not null,
      device smallint not null,
      responses int not null,
      primary key (
        customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, device
      )
    ) with (fillfactor='70')`);
  }
}
