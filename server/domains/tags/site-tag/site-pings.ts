import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import type { SiteTag } from './site-tag.entity.js';

/** The webhits of a site tag in the last 24 hours. */
export interface SitePings {
  count: number;
  /** The minute of the latest; null without any. */
  latest: Date | null;
}

const NONE: SitePings = { count: 0, latest: null };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PINGS = `select t.id, sum(p.pings)::int as count, extract(epoch from max(p.minute))::float8 as "latestSeconds"
  from site_tag t join event_store.site_ping p on p.customer_id = t.customer_id and p.site_tag_id = t.id
  where t.id = any(?) and p.minute >= ? and p.minute <= ? group by t.id having sum(p.pings) > 0`;

interface Row {
  id: number;
  count: number;
  latestSeconds: number;
}

const loadPings = batchLoader(async (ctx: ServiceContext, siteTagIds: number[]) => {
  const now = ctx.now();
  const from = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - DAY_MS);
  const rows = await ctx.em.execute<Row[]>(PINGS, [`{${siteTagIds.join(',')}}`, from, now]);
  return new Map(
    rows.map(({ id, count, latestSeconds }): [number, SitePings] => [
      id,
      { count, latest: new Date(latestSeconds * 1000) },
    ]),
  );
});

/** Counts from the start of the current minute less 24 hours until now. */
export const pingsOf = async (ctx: ServiceContext, { id }: SiteTag): Promise<SitePings> =>
  (await loadPings(ctx, id)) ?? NONE;
