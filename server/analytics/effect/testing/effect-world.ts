import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/access/identity/actor.js';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { readEffectRows } from '#server/analytics/effect/effect-rows.js';
import type { Effect, EffectDimension, EffectRow } from '#server/analytics/effect/effect.types.js';
import { readEffect } from '#server/analytics/effect/read-effect.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const DAY_MS = 86_400_000;
/** Midnight in New Zealand; no clock changes until NOW. */
export const FIRST_MS = Date.parse('2026-05-03T12:00:00Z');
const DAYS = 70;
export const NOW = new Date(FIRST_MS + (DAYS + 8) * DAY_MS);
const SYSTEM = actorOf('SYSTEM');

/** 1,200 people, of whom 400 see ads in the middle weeks, and visit once in ten ads because of it. */
function drawEvents(world: World): { events: QueuedEvent[]; caused: number } {
  const random = randomFrom(11);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('the list is empty');
    return item;
  };
  const at = (ms: number) => new Date(Math.round(ms)).toISOString();
  const events: QueuedEvent[] = [];
  let caused = 0;

  for (let person = 0; person < 1_200; person += 1) {
    const viewer = randomUUID();
    const visit = (ms: number) =>
      events.push(webhitOf(world, { viewer, tagId: pick(world.siteTagIds), occurredAt: at(ms) }));
    for (let visits = Math.floor(random() * 5); visits > 0; visits -= 1) {
      visit(FIRST_MS + random() * (DAYS + 8) * DAY_MS);
    }
    if (person >= 400) continue;

    for (let ads = 0; ads < 10; ads += 1) {
      const ms = FIRST_MS + (21 + random() * 14) * DAY_MS;
      const { tagId } = pick(world.lines);
      const regionId = pick(world.regionIds);
      events.push(impressionOf(world, { viewer, tagId, regionId, occurredAt: at(ms) }));
      if (random() >= 0.1) continue;
      caused += 1;
      visit(ms + random() * 2 * DAY_MS);
    }
  }

  // The first day of the figures, from which keys are known.
  const { tagId } = pick(world.lines);
  events.push(
    impressionOf(world, { viewer: randomUUID(), tagId, occurredAt: at(FIRST_MS + 3_600_000) }),
  );
  return { events, caused };
}

interface Asked {
  effect: Effect;
  rows: (dimension: EffectDimension) => Promise<EffectRow[]>;
}

/** A customer whose ads caused a known number of visits; call it at the top of a test file. */
export function effectWorld() {
  const database = testDatabase();
  const redis = testRedis();
  const workers = testWorkers(database, redis);

  const contextOf = (actor: Actor) => ({
    ...serviceContext({ database, redis }, actor),
    now: () => NOW,
  });

  return {
    database,
    workers,
    contextOf,

    /** Collects the events, and answers how many visits ads caused. */
    collect: async (): Promise<{ world: World; caused: number }> => {
      const world = await buildWorld(database.orm.em.fork());
      const { events, caused } = drawEvents(world);
      await workers.queue(events);
      await workers.untilStored();
      return { world, caused };
    },

    /** The effect of a filter; of everything without one. */
    ask: async (
      { customerId }: World,
      more: Partial<DashboardFilterInput> = {},
      actor: Actor = SYSTEM,
    ): Promise<Asked> => {
      const ctx = contextOf(actor);
      const figures = await readDashboard(ctx, {
        clientId: customerId,
        startDate: '2026-05-01',
        endDate: '2026-07-31',
        regions: [0],
        campaigns: [0],
        bookings: [0],
        creatives: [0],
        channels: [0],
        weekdays: [0],
        dayparts: [0],
        sites: [0],
        ...more,
      });
      const effect = await readEffect(ctx, figures);
      return { effect, rows: (dimension) => readEffectRows(ctx, effect, dimension) };
    },
  };
}
