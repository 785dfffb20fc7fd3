import type pg from 'pg';
import {
  visibleBookingsSql,
  visibleCustomersSql,
  numbered,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import type { EventKind } from '#server/event-store/codes.js';
import { BoundedCache } from '#server/ingestion/edge/pipeline/bounded-cache.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';

interface Remembered {
  visible: boolean;
  untilMs: number;
}

const REMEMBERED_MS = 10_000;
const REMEMBERED_TAGS = 20_000;

/**
 * The tags that an organisation sees: impression tags by their booking, site tags by their
 * customer.
 */
export class TagVisibility {
  private readonly known = new BoundedCache<Remembered>(REMEMBERED_TAGS);

  constructor(private readonly pool: pg.Pool) {}

  /**
   * The visible tags. While the database is away, its last answer counts; throws for a tag without
   * one.
   */
  async visible(principal: Principal, tags: readonly Tag[]): Promise<ReadonlySet<Tag>> {
    if (principal.entityType === 'SYSTEM') return new Set(tags);

    const visible = new Set<Tag>();
    const stale: Tag[] = [];

    for (const tag of tags) {
      const remembered = this.known.get(formatKey(principal, tag));
      if (!remembered || remembered.untilMs <= Date.now()) stale.push(tag);
      else if (remembered.visible) visible.add(tag);
    }

    await Promise.all([
      this.ask(principal, 'impression', stale, visible),
      this.ask(principal, 'webhit', stale, visible),
    ]);

    return visible;
  }

  private async ask(
    principal: Principal,
    kind: EventKind,
    stale: readonly Tag[],
    visible: Set<Tag>,
  ): Promise<void> {
    const tags = stale.filter((tag) => tag.kind === kind);
    if (tags.length === 0) return;

    try {
      const ids = await this.visibleIds(principal, kind, tags);
      const untilMs = Date.now() + REMEMBERED_MS;
      for (const tag of tags) {
        this.known.set(formatKey(principal, tag), { visible: ids.has(tag.id), untilMs });
        if (ids.has(tag.id)) visible.add(tag);
      }
    } catch (error) {
      for (const tag of tags) {
        const remembered = this.known.get(formatKey(principal, tag));
        if (!remembered) throw error;
        if (remembered.visible) visible.add(tag);
      }
    }
  }

  private async visibleIds(
    principal: Principal,
    kind: EventKind,
    tags: readonly Tag[],
  ): Promise<Set<number>> {
    const { sql, params } = numbered(VISIBILITY[kind](principal), 2);
    const text = `${SELECT[kind]} and ${sql}`;
    const { rows } = await this.pool.query<{ id: number }>(text, [
      tags.map(({ id }) => id),
      ...params,
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}

const formatKey = ({ entityType, entityId }: Principal, tag: Tag) =>
  `${entityType}:${entityId ?? ''}:${tag.kind}:${tag.id}`;

const SELECT: Record<EventKind, string> = {
  impression: `select t.id from impression_tag t join booking b on b.id = t.booking_id and b.customer_id = t.customer_id
    where t.id = any($1)`,
  webhit: 'select t.id from site_tag t where t.id = any($1)',
};

const VISIBILITY: Record<EventKind, (principal: Principal) => SqlCondition> = {
  impression: (principal) =>
    both(visibleCustomersSql(principal, 't.customer_id'), visibleBookingsSql(principal, 'b')),
  webhit: (principal) => visibleCustomersSql(principal, 't.customer_id'),
};

const both = (a: SqlCondition, b: SqlCondition): SqlCondition => ({
  sql: `${a.sql} and ${b.sql}`,
  params: [...a.params, ...b.params],
});
