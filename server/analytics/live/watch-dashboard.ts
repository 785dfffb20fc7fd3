import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { Pool } from 'pg';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { ServiceError } from '#server/core/errors.js';
import type { LiveUpdate, LiveTopic } from '#server/core/live/live-topic.js';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';

const INTERVAL_MS = 2_000;

/**
 * Changes whenever a stored event changes a figure of the customer: the sum of the versions of its
 * days.
 */
const stateTopic = (pool: Pool, customerId: number): LiveTopic<string> => ({
  name: `figures:${customerId}`,
  intervalMs: INTERVAL_MS,
  read: async () => {
    const { rows } = await pool.query<{ state: string }>({
      name: 'figures_state',
      text: 'select coalesce(sum(version), 0)::text as state from event_store.day_version where customer_id = $1',
      values: [customerId],
    });
    return rows[0]?.state ?? '0';
  },
  revive: (state) => state,
});

/**
 * The figures of a filter now and each time stored events change them. The versions are sampled
 * every two seconds, once for all watchers of the customer. The figures are read again within the
 * caller's current visibility. Throws as `readDashboard` does.
 */
export async function watchDashboard(
  ctx: LiveContext,
  input: DashboardFilterInput,
): Promise<AsyncIterable<LiveUpdate<DashboardFigures>>> {
  const read = () => ctx.schedule(() => readDashboard({ ...ctx, em: ctx.em.fork() }, input));
  await read();

  const pool = await ctx.em.getConnection().getNativeClient();
  let known: string | null = null;

  return pipe(
    ctx.feed.watch(stateTopic(pool, input.clientId)),
    filter((update: LiveUpdate<string>) => {
      const state = 'value' in update ? update.value : null;
      const isNew = state === null || state !== known;
      known = state;
      return isNew;
    }),
    map(async (update: LiveUpdate<string>): Promise<LiveUpdate<DashboardFigures>> => {
      if ('failure' in update) return update;
      try {
        return { value: await read() };
      } catch (error) {
        known = null;
        if (error instanceof ServiceError) return { failure: error };
        throw error;
      }
    }),
  );
}
