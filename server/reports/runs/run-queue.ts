import type { EntityManager } from '@mikro-orm/postgresql';

/** Longer than one report may take, so that no other process takes it meanwhile. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waits between attempts; after the last attempt the report is abandoned. */
const BACKOFF_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

export interface TakenRun {
  id: number;
  /** Including the current one. */
  attempts: number;
}

/**
 * The oldest due report, if there is one. One caller gets it, until it is completed or its lease
 * ends.
 */
export async function takeDueRun(em: EntityManager, now: Date): Promise<TakenRun | null> {
  const [taken] = await em.execute<TakenRun[]>(
    `update report_run set try_at = ?, attempts = attempts + 1
    where id = (select id from report_run where state = 'WAITING' and try_at <= ?
      order by try_at, id limit 1 for update skip locked)
    returning id, attempts`,
    [new Date(now.getTime() + LEASE_MS), now],
  );
  return taken ?? null;
}

/** The time of the next attempt; null when the report is abandoned. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const pauseMs = BACKOFF_MS[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}
