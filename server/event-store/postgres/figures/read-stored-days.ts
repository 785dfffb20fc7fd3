import type { ClientBase } from 'pg';
import type { DayVersions } from '#server/event-store/contract/figure-reader.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { readDayBlocks } from '#server/event-store/postgres/day-blocks/read-day-blocks.js';
import { loadDays } from './load-days.js';

/**
 * Reads whole days in the transaction of the client, which has read their versions: each from its
 * block where that is of the version, else from the rollups, by `loadOthers`.
 */
export async function readStoredDays(
  client: ClientBase,
  customerId: number,
  versions: DayVersions,
  loadOthers = (others: DayVersions) => loadDays([client], customerId, others),
): Promise<ReadonlyMap<number, DayFigures>> {
  const days = await readDayBlocks(client, customerId, versions);
  const others = new Map([...versions].filter(([day]) => !days.has(day)));
  if (others.size === 0) return days;
  return new Map([...days, ...(await loadOthers(others))]);
}
