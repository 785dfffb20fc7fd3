import { randomBytes } from 'node:crypto';
import type { EventStore } from '#server/event-store/contract/event-store.js';

const DAY_MS = 86_400_000;
const EPOCH_MS = 30 * DAY_MS;
/** So long before it begins an epoch is made, for edges whose database is away at the beginning. */
const AHEAD_MS = 7 * DAY_MS;
/** Every edge that runs reads an epoch well within this time. */
const NOTICE_MS = DAY_MS;
const SALT_BYTES = 32;

/**
 * Makes the next epoch when the latest one is about to end. The first one begins within two days of
 * an installation or upgrade, by when all edges are replaced.
 */
export async function beginViewerEpochs(store: EventStore, nowMs: number): Promise<void> {
  const latest = (await store.listEpochs()).at(-1);
  const number = latest?.number ?? 0;
  const dueMs = number === 0 ? nowMs : (latest?.beginsAtMs ?? nowMs) + EPOCH_MS;
  if (dueMs - AHEAD_MS > nowMs) return;

  const beginsAtMs = Math.ceil(Math.max(dueMs, nowMs + NOTICE_MS) / DAY_MS) * DAY_MS;

  await store.beginEpoch({ number: number + 1, salt: randomBytes(SALT_BYTES), beginsAtMs });
}
