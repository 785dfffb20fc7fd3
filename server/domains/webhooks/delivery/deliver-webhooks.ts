import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { retryAt } from '#server/core/jobs/job-queue.js';
import { log } from '#server/core/process/log.js';
import {
  DELIVERY_QUEUE,
  completeDelivery,
  postponeDelivery,
  takeDueDelivery,
  type TakenDelivery,
} from './delivery-queue.js';
import { disableEndpoint } from '#server/domains/webhooks/endpoint/disable-endpoint.js';
import { messageBody } from '#server/domains/webhooks/event/message-body.js';
import { postMessage, type Answer } from './post-message.js';
import { signedHeaders, unsealSecret } from './sign-message.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { WebhookEvent } from '#server/domains/webhooks/event/webhook-event.entity.js';

export interface DeliveryParts {
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

export type Delivered = 'DELIVERED' | 'GIVEN_UP' | 'CANCELLED' | 'POSTPONED';

/**
 * The last attempt of a delivery switches the endpoint off after this time without an accepted
 * message.
 */
const FAILING_FOR_MS = 3 * 24 * 3_600_000;
/** The receiver's status that it wants no more messages. */
const GONE = 410;

/**
 * Posts the due deliveries of one endpoint one after the other, until none is left or one fails.
 * Returns the outcome of each.
 */
export async function deliverDue(parts: DeliveryParts, endpointId: number): Promise<Delivered[]> {
  const outcomes: Delivered[] = [];
  for (;;) {
    const taken = await takeDueDelivery(parts.orm.em.fork(), endpointId, parts.now());
    if (!taken) return outcomes;
    const outcome = await deliver(parts, endpointId, taken);
    outcomes.push(outcome);
    if (outcome !== 'DELIVERED') return outcomes;
  }
}

async function deliver(
  parts: DeliveryParts,
  endpointId: number,
  taken: TakenDelivery,
): Promise<Delivered> {
  const em = parts.orm.em.fork();
  const endpoint = await em.findOneOrFail(WebhookEndpoint, { id: endpointId });

  if (endpoint.archivedAt || endpoint.disabledAt) {
    await completeDelivery(em, taken.id, 'CANCELLED', parts.now());
    return 'CANCELLED';
  }

  const event = await em.findOneOrFail(WebhookEvent, { id: taken.eventId });
  const attemptedAt = parts.now();
  const answer = await post(parts, endpoint, event, attemptedAt);

  return recordAnswer(parts, endpointId, taken, attemptedAt, answer);
}

async function post(
  { config }: DeliveryParts,
  endpoint: WebhookEndpoint,
  event: WebhookEvent,
  now: Date,
) {
  const body = messageBody(event);
  const { sealedSecret, sealedPreviousSecret, previousSecretUntil, url } = endpoint;
  const overlaps =
    sealedPreviousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  const sealed = overlaps ? [sealedSecret, sealedPreviousSecret] : [sealedSecret];
  const secrets = sealed.flatMap((one) => unsealSecret(config.tokenSecrets, one) ?? []);

  if (secrets.length < sealed.length) {
    const failure = 'The secret cannot be read because TOKEN_SECRET changed: rotate the secret';
    return { status: null, failure, durationMs: 0, retryAfterSeconds: null };
  }

  const headers = signedHeaders(secrets, { id: event.id, body }, now);

  return postMessage({ url, headers, body }, { allowPrivate: config.webhookPrivateTargets });
}

async function recordAnswer(
  { orm, now }: DeliveryParts,
  endpointId: number,
  { id, attempts }: TakenDelivery,
  attemptedAt: Date,
  { status, failure, durationMs, retryAfterSeconds }: Answer,
): Promise<Delivered> {
  return orm.em.fork().transactional(async (em) => {
    const endpoint = await em.findOneOrFail(WebhookEndpoint, { id: endpointId });
    em.persist(
      em.create(WebhookAttempt, { deliveryId: id, attemptedAt, status, failure, durationMs }),
    );

    if (failure === null) {
      endpoint.failingSince = null;
      await completeDelivery(em, id, 'DELIVERED', now());
      return 'DELIVERED';
    }

    endpoint.failingSince ??= attemptedAt;
    log.warn(
      { endpoint: endpointId, delivery: id, tries: attempts, status, reason: failure },
      'a receiver did not accept a webhook',
    );

    const dueAt =
      status === GONE ? null : retryAt(DELIVERY_QUEUE, { id, attempts, retryAfterSeconds }, now());

    if (dueAt) {
      await postponeDelivery(em, id, dueAt);
      return 'POSTPONED';
    }

    await completeDelivery(em, id, 'GIVEN_UP', now());

    const failingForMs = now().getTime() - endpoint.failingSince.getTime();
    if (status === GONE || failingForMs >= FAILING_FOR_MS)
      await disableEndpoint({ em, now }, endpoint);

    return 'GIVEN_UP';
  });
}
