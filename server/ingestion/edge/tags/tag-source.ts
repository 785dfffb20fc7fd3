import type pg from 'pg';
import type { EventKind } from '#server/event-store/codes.js';
import { readViewerEpochs, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { Holdout } from '#server/ingestion/edge/holdouts/holdouts.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';

export interface KeyedTag extends Tag {
  key: string;
}

interface Row {
  key: string;
  id: number;
  customer_id: number;
}

type HoldoutRow = Omit<Holdout, 'regionIds' | 'exceptRegions'> & {
  regionIds: number[] | null;
  exceptRegions: boolean;
};

const TABLE: Record<EventKind, string> = { impression: 'impression_tag', webhit: 'site_tag' };
export const TAG_KINDS: readonly EventKind[] = ['impression', 'webhit'];

/**
 * The edge's read-only queries of tags, regions and viewer epochs. Removed combinations and archived customers' tags still
 * count.
 */
export class TagSource {
  constructor(private readonly pool: pg.Pool) {}

  /** Tags of a kind after an id, in the order of ids. */
  async page(kind: EventKind, afterId: number, limit: number): Promise<KeyedTag[]> {
    const sql = `select key, id, customer_id from ${TABLE[kind]} where id > $1 order by id limit $2`;
    const { rows } = await this.pool.query<Row>({
      name: `tags-after-${kind}`,
      text: sql,
      values: [afterId, limit],
    });
    return rows.map((row) => tagOf(kind, row));
  }

  async byKeys(keys: readonly string[]): Promise<KeyedTag[]> {
    const found = await Promise.all(
      TAG_KINDS.map(async (kind) => {
        const sql = `select key, id, customer_id from ${TABLE[kind]} where key = any($1)`;
        const { rows } = await this.pool.query<Row>({
          name: `tags-by-key-${kind}`,
          text: sql,
          values: [keys],
        });
        return rows.map((row) => tagOf(kind, row));
      }),
    );

    return found.flat();
  }

  /** Ids of the regions by ISO 3166-2 code. */
  async regions(): Promise<Map<string, number>> {
    const sql = 'select code, id from region where code is not null';
    const { rows } = await this.pool.query<{ code: string; id: number }>(sql);
    return new Map(rows.map(({ code, id }) => [code, id]));
  }

  /** Reads holdouts of tags whose experiment is to come, runs, or ended in the last month. */
  async holdouts(): Promise<Holdout[]> {
    const { rows } = await this.pool.query<HoldoutRow>({ name: 'holdouts', text: HOLDOUTS });
    return rows.map(({ regionIds, exceptRegions, ...holdout }) =>
      regionIds ? { ...holdout, regionIds, exceptRegions } : holdout,
    );
  }

  /** Ids of the impression tags that count an ad as often as it is reported. */
  async repeatCounters(): Promise<number[]> {
    const sql = 'select id from impression_tag where counts_repeats order by id';
    const { rows } = await this.pool.query<{ id: number }>({ name: 'repeat-counters', text: sql });
    return rows.map(({ id }) => id);
  }

  epochs(): Promise<ViewerEpoch[]> {
    return readViewerEpochs(this.pool);
  }
}

/** A switchback is two holdouts, of its regions and of all others. */
const PHASES = `
  select id, customer_id, booking_id, end_date, control_percent, control_url, control_creative_id, stopped_at, null::smallint[] as held_out_ids, false as is_except, start_date as from_date,
    end_date + 1 as until_date
  from experiment where kind = 'HOUSEHOLDS'
  union all
  select id, customer_id, booking_id, end_date, control_percent, control_url, control_creative_id, stopped_at, region_ids, false, start_date,
    case design when 'SWITCHBACK' then start_date + 14 else end_date + 1 end
  from experiment where kind = 'REGIONS' and not ad_server_excludes
  union all
  select id, customer_id, booking_id, end_date, control_percent, control_url, control_creative_id, stopped_at, region_ids, true, start_date + 21, end_date + 1
  from experiment where design = 'SWITCHBACK' and not ad_server_excludes`;

/** A month longer than the experiment, for events that arrive late. */
const HOLDOUTS = `
  select tag.id as "tagId", phase.id as "experimentId",
    phase.control_percent / 100.0::float8 as "controlShare",
    coalesce(phase.control_url, '') as "controlUrl",
    phase.control_creative_id is not null as "isControlTag",
    phase.held_out_ids as "regionIds", phase.is_except as "exceptRegions",
    floor(extract(epoch from phase.from_date::timestamp at time zone country.time_zone) * 1000)::float8 as "startsAtMs",
    floor(extract(epoch from least(
      phase.until_date::timestamp at time zone country.time_zone,
      phase.stopped_at
    )) * 1000)::float8 as "endsAtMs"
  from (${PHASES}) phase
  join customer on customer.id = phase.customer_id
  join country on country.code = customer.country_code
  join impression_tag tag on tag.customer_id = phase.customer_id
    and tag.booking_id = phase.booking_id
    and (phase.control_creative_id is null or tag.creative_id = phase.control_creative_id)
  where phase.end_date > now() - interval '31 days'
  order by tag.id, phase.id, phase.from_date`;

const tagOf = (kind: EventKind, row: Row): KeyedTag => ({
  kind,
  key: row.key,
  id: row.id,
  customerId: row.customer_id,
});
