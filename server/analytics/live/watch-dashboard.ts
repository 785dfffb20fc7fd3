import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { Pool } from 'pg';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { ServiceError } from '#server/core/errors.js';
import type { LiveUpdate, LiveTopic } from '#server/core/live/live-topic.js';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { figuresTopic } from '#server/event-store/figures-topic.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';

const INTERVAL_MS = 500;
/** A dashboard costs at most 1 ÷ this of the processor under a steady stream of events. */
const SHARE_OF_TIME = 40;
const MAX_PAUSE_MS = 1_500;

/**
 * Changes whenever a stored event changes a figure of the customer: the sum of the versions of its
 * days.
 */
const stateTopic = (pool: Pool, customerId: number): LiveTopic<string> => ({
  name: figuresTopic(customerId),
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
 * The figures of a filter now and each time stored events change them. The versions are sampled when
 * a worker has stored events and every half second, once for all watchers of the customer. The
 * figures are read again within the caller's current visibility, at once after a pause, then the
 * less often the longer it takes.
 * Throws as `readDashboard` does.
 */
export async function watchDashboard(
  ctx: LiveContext,
  input: DashboardFilterInput,
): Promise<AsyncIterable<LiveUpdate<DashboardFigures>>> {
  const read = () => ctx.schedule(() => readDashboard({ ...ctx, em: ctx.em.fork() }, input));
  await read();

  const pool = await ctx.em.getConnection().getNativeClient();
  let known: string | null = null;
  let pausedUntilMs = 0;

  return pipe(
    ctx.feed.watch(stateTopic(pool, input.clientId)),
    filter((update: LiveUpdate<string>) => {
      const state = 'value' in update ? update.value : null;
      if (state !== null && Date.now() < pausedUntilMs) return false;
      const isNew = state === null || state !== known;
      known = state;
      return isNew;
    }),
    map(async (update: LiveUpdate<string>): Promise<LiveUpdate<DashboardFigures>> => {
      if ('failure' in update) return update;
      const beganAtMs = Date.now();
      try {
        const value = await read();
        const pauseMs = (Date.now() - beganAtMs) * SHARE_OF_TIME;
        pausedUntilMs = Date.now() + Math.min(pauseMs, MAX_PAUSE_MS);
        return { value };
      } catch (error) {
        known = null;
        if (error instanceof ServiceError) return { failure: error };
        throw error;
      }
    }),
  );
}
