import type pg from 'pg';
import type { EventKind } from '#server/event-store/codes.js';
import { readViewerEpochs, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';

export interface KeyedTag extends Tag {
  key: string;
}

interface Row {
  key: string;
  id: number;
  customer_id: number;
}

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

  epochs(): Promise<ViewerEpoch[]> {
    return readViewerEpochs(this.pool);
  }
}

const tagOf = (kind: EventKind, row: Row): KeyedTag => ({
  kind,
  key: row.key,
  id: row.id,
  customerId: row.customer_id,
});
