import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { deliverDue, type Delivered, type DeliveryParts } from './deliver-webhooks.js';
import { countWaitingDeliveries, endpointsDue, pruneEvents } from './delivery-queue.js';
import { publishFinishedCampaigns } from '#server/domains/webhooks/event/finished-campaigns.js';
import { resealSecrets } from '#server/domains/webhooks/endpoint/reseal-secrets.js';
import { fanOutEvents } from '#server/domains/webhooks/event/fan-out-events.js';

const POLL_INTERVAL_MS = 1_000;
const SWEEP_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 3_600_000;
/**
 * After the process has stopped, another one repeats an unfinished post once its lease has ended.
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
  const sweep = every(SWEEP_EVERY_MS, () => publishFinishedCampaigns(orm.em.fork(), config, now()));
  const reseal = every(CLEAN_EVERY_MS, () => resealSecrets(orm.em.fork(), config));
  const clean = every(CLEAN_EVERY_MS, () => pruneEvents(orm.em.fork(), now()));
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      for (const step of [reseal, sweep, () => pool.begin(), clean]) {
        await step().catch((error: unknown) =>
          log.warn(
            { reason: safeErrorMessage(error) },
            'a step of the webhook courier failed; it runs again',
          ),
        );
      }
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined); // aborted by stop
    }
    await Promise.race([pool.idle(), sleep(STOP_WAIT_MS, undefined, { ref: false })]);
  };

  const working = work();

  return async () => {
    stopping.abort();
    await working;
  };
}

/** Runs the step at most once in the interval. */
function every(intervalMs: number, step: () => Promise<unknown>): () => Promise<void> {
  let doneAtMs = 0;
  return async () => {
    if (Date.now() - doneAtMs < intervalMs) return;
    doneAtMs = Date.now();
    await step();
  };
}

function webhookMetrics({ orm }: DeliveryParts, registry: Registry): Counter<'outcome'> {
  const registers = [registry];
  const waiting: Gauge = new Gauge({
    name: 'webhooks_waiting',
    help: 'Webhook deliveries that are neither accepted nor abandoned, in all processes',
    registers,
    collect: async () => waiting.set(await countWaitingDeliveries(orm.em.fork()).catch(() => NaN)),
  });

  return new Counter({
    name: 'webhook_tries_total',
    help: 'Attempts to deliver a webhook, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
}
