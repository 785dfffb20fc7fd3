import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import { log } from '#server/core/process/log.js';
import { deliverDue, type Delivered, type DeliveryParts } from './deliver-webhooks.js';
import { countWaitingDeliveries, endpointsDue, pruneEvents } from './delivery-queue.js';
import { publishFinishedCampaigns } from '#server/domains/webhooks/event/finished-campaigns.js';
import { resealSecrets } from '#server/domains/webhooks/endpoint/reseal-secrets.js';
import { fanOutEvents } from '#server/domains/webhooks/event/fan-out-events.js';

const REST_MS = 1_000;
const SWEEP_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 3_600_000;
/**
 * What is still being posted when the process stops is posted again by another, once its lease has
 * ended.
 */
const STOP_WAIT_MS = 3_000;
/** Endpoints that a process posts to at once, one message at a time each. */
const LANES = 16;

const safeErrorMessage = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/**
 * Finds who is to be told and begins to post to each endpoint with something due; answers without
 * waiting for them.
 */
export class WebhookLanes {
  private readonly busy = new Map<number, Promise<void>>();

  constructor(
    private readonly parts: DeliveryParts,
    private readonly tell: (outcome: Delivered) => void,
  ) {}

  async begin(): Promise<void> {
    const { orm, now } = this.parts;
    while ((await fanOutEvents(orm.em.fork(), now())) > 0);
    const free = LANES - this.busy.size;
    if (free === 0) return;
    const due = await endpointsDue(orm.em.fork(), [...this.busy.keys()], free, now());
    for (const endpointId of due) this.busy.set(endpointId, this.work(endpointId));
  }

  private async work(endpointId: number): Promise<void> {
    try {
      for (const outcome of await deliverDue(this.parts, endpointId)) this.tell(outcome);
    } catch (error) {
      log.warn(
        { endpoint: endpointId, reason: safeErrorMessage(error) },
        'webhooks of an endpoint wait',
      );
    } finally {
      this.busy.delete(endpointId);
    }
  }

  /** Until nothing is being posted. */
  async idle(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy.values());
  }
}

/**
 * Tells partners of events beside the calls of a process until stopped. Any number of processes may
 * do so at once.
 */
export function startWebhookCourier(parts: DeliveryParts, registry: Registry): () => Promise<void> {
  const { orm, config, now } = parts;
  const settled = webhookMetrics(parts, registry);
  const lanes = new WebhookLanes(parts, (outcome) => settled.inc({ outcome }));
  const sweep = every(SWEEP_EVERY_MS, () => publishFinishedCampaigns(orm.em.fork(), config, now()));
  const reseal = every(CLEAN_EVERY_MS, () => resealSecrets(orm.em.fork(), config));
  const clean = every(CLEAN_EVERY_MS, () => pruneEvents(orm.em.fork(), now()));
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      for (const step of [reseal, sweep, () => lanes.begin(), clean]) {
        await step().catch((error: unknown) =>
          log.warn({ reason: safeErrorMessage(error) }, 'webhooks wait'),
        );
      }
      await sleep(REST_MS, undefined, { signal: stopping.signal }).catch(() => undefined); // woken to stop
    }
    await Promise.race([lanes.idle(), sleep(STOP_WAIT_MS, undefined, { ref: false })]);
  };

  const working = work();

  return async () => {
    stopping.abort();
    await working;
  };
}

/** The step, at most once in that time. */
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
    help: 'Deliveries of webhooks that are neither taken nor given up, in all processes',
    registers,
    collect: async () => waiting.set(await countWaitingDeliveries(orm.em.fork()).catch(() => NaN)),
  });

  return new Counter({
    name: 'webhook_tries_total',
    help: 'Tries to deliver a webhook by what became of it',
    labelNames: ['outcome'] as const,
    registers,
  });
}
