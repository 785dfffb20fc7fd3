import type { EntityManager } from '@mikro-orm/postgresql';

/** Longer than making a report may take, so that nobody else takes it meanwhile. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** How long after a failure it is tried again; after the last it is given up. */
const PAUSES_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

export interface TakenRun {
  id: number;
  /** The one under way included. */
  attempts: number;
}

/**
 * The report that waits longest, if one is due. Each is given to one caller until it is settled or
 * its lease ends.
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

/** When a report that has failed so often is tried again; null when it is given up. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const pauseMs = PAUSES_MS[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}
