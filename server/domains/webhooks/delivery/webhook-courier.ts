import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, type Registry } from 'prom-client';
import { exposeWaiting } from '#server/core/jobs/job-queue.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { deliverDue, type Delivered, type DeliveryParts } from './deliver-webhooks.js';
import { DELIVERY_QUEUE, endpointsDue, pruneEvents } from './delivery-queue.js';
import { publishFinishedCampaigns } from '#server/domains/webhooks/event/finished-campaigns.js';
import { publishFinishedExperiments } from '#server/domains/webhooks/event/finished-experiments.js';
import { resealSecrets } from '#server/domains/webhooks/endpoint/reseal-secrets.js';
import { fanOutEvents } from '#server/domains/webhooks/event/fan-out-events.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/**
 * Another process repeats an unfinished post once its lease has ended after this one has stopped.
 */
const STOP_WAIT_MS = 3_000;
/** One message at a time for each endpoint. */
const MAX_CONCURRENT_ENDPOINTS = 16;

/**
 * Fans out new events and starts a worker for each endpoint with due deliveries. Does not wait for
 * them.
 */
export class DeliveryPool {
  private readonly busy = new Map<number, Promise<void>>();

  constructor(
    private readonly parts: DeliveryParts,
    private readonly onOutcome: (outcome: Delivered) => void,
  ) {}

  async begin(): Promise<void> {
    const { orm, now } = this.parts;
    while ((await fanOutEvents(orm.em.fork(), now())) > 0);
    const free = MAX_CONCURRENT_ENDPOINTS - this.busy.size;
    if (free === 0) return;
    const due = await endpointsDue(orm.em.fork(), [...this.busy.keys()], free, now());
    for (const endpointId of due) this.busy.set(endpointId, this.work(endpointId));
  }

  private async work(endpointId: number): Promise<void> {
    try {
      for (const outcome of await deliverDue(this.parts, endpointId)) this.onOutcome(outcome);
    } catch (error) {
      log.warn(
        { endpoint: endpointId, reason: safeErrorMessage(error) },
        'webhooks of an endpoint are delayed',
      );
    } finally {
      this.busy.delete(endpointId);
    }
  }

  /** Resolves once no post is under way. */
  async idle(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy.values());
  }
}

/** Delivers webhooks until stopped. Several processes may run it. */
export function startWebhookCourier(parts: DeliveryParts, registry: Registry): () => Promise<void> {
  const { orm, config, now } = parts;
  const attempts = webhookMetrics(parts, registry);
  const pool = new DeliveryPool(parts, (outcome) => attempts.inc({ outcome }));

  const stop = startTasks([
    { name: 'webhooks', everyMs: SECOND_MS, run: () => pool.begin() },
    {
      name: 'finished campaigns',
      everyMs: MINUTE_MS,
      run: () => publishFinishedCampaigns(orm.em.fork(), config, now()),
    },
    {
      name: 'finished experiments',
      everyMs: MINUTE_MS,
      run: () => publishFinishedExperiments(orm.em.fork(), config, now()),
    },
    {
      name: 'secrets of webhooks',
      everyMs: HOUR_MS,
      run: () => resealSecrets(orm.em.fork(), config),
    },
    {
      name: 'old webhook events',
      everyMs: HOUR_MS,
      run: () => pruneEvents(orm.em.fork(), now()),
    },
  ]);

  return async () => {
    await stop();
    await Promise.race([pool.idle(), sleep(STOP_WAIT_MS, undefined, { ref: false })]);
  };
}

function webhookMetrics({ orm }: DeliveryParts, registry: Registry): Counter<'outcome'> {
  exposeWaiting(orm, registry, {
    ...DELIVERY_QUEUE,
    name: 'webhooks_waiting',
    help: 'Webhook deliveries that are neither accepted nor abandoned, in all processes',
  });

  return new Counter({
    name: 'webhook_tries_total',
    help: 'Attempts to deliver a webhook, by outcome',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
}
