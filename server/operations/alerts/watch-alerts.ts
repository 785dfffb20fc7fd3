import { Counter, type Registry } from 'prom-client';
import { exposeWaiting } from '#server/core/jobs/job-queue.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { log } from '#server/core/process/log.js';
import { CHECK_EVERY_MS, checkAlerts, type AlertParts } from './check-alerts.js';

/**
 * Each process tries more often than the rules are due, so that another one takes over when a
 * process ends.
 */
const POLL_INTERVAL_MS = CHECK_EVERY_MS / 5;
const SPOOLS_EMPTY_AFTER_MS = 5 * 60_000;

/** Checks the rules until stopped. Of several processes, one checks at a time. */
export function watchAlerts(
  wiring: Omit<AlertParts, 'isQueueCaughtUp'>,
  registry: Registry,
): () => Promise<void> {
  let queueSinceMs = Date.now();
  wiring.redis.on('ready', () => (queueSinceMs = Date.now()));

  const parts = {
    ...wiring,
    isQueueCaughtUp: () => Date.now() - queueSinceMs > SPOOLS_EMPTY_AFTER_MS,
  };

  const metrics = alertMetrics(wiring, registry);
  const look = async () => {
    const changes = await checkAlerts(parts);
    for (const { kind, customerId, tagKind, tagId } of changes?.opened ?? []) {
      metrics.inc({ kind });
      log.warn({ alert: kind, customerId, tagKind, tagId }, 'an alert opened');
    }
  };

  return startTasks([
    { name: 'alerts', firstAfterMs: POLL_INTERVAL_MS, everyMs: POLL_INTERVAL_MS, run: look },
  ]);
}

function alertMetrics({ orm }: Pick<AlertParts, 'orm'>, registry: Registry): Counter<'kind'> {
  exposeWaiting(orm, registry, {
    table: 'alert_episode',
    waiting: 'closed_at is null',
    name: 'alerts_open',
    help: 'Open alert episodes in the whole installation',
  });

  return new Counter({
    name: 'alerts_total',
    help: 'Alert episodes begun',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
}
