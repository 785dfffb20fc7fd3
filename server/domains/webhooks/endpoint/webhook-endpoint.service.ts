import { audit } from '#server/access/audit/audit.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleMembers } from '#server/access/visibility/visibility.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { findRow } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  diffForDelete,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { cancelDeliveries } from '#server/domains/webhooks/delivery/delivery-queue.js';
import { newWebhookSecret, sealSecret } from '#server/domains/webhooks/delivery/sign-message.js';
import { checkEndpoint, eventTypesFor } from './webhook-endpoint.check.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type {
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
  WebhookEventChoice,
} from './webhook-endpoint.type.js';
import { WEBHOOK_EVENT_TYPES } from '#server/domains/webhooks/event/webhook-event-types.js';
import { endpointVisibility } from './webhook-visibility.js';
import { webhookPolicy } from './webhook.policy.js';

const MAX_ENDPOINTS = 20;
const HOUR_MS = 3_600_000;
const MAX_OVERLAP_HOURS = 7 * 24;

/**
 * The endpoints of the caller's organisation; all of them for a super admin. Throws FORBIDDEN
 * unless the caller is an admin or a key for webhooks.
 */
export async function listWebhookEndpoints(ctx: ServiceContext): Promise<WebhookEndpoint[]> {
  const actor = requireActor(ctx);
  authorize(actor, webhookPolicy, 'list');
  return ctx.em.find(
    WebhookEndpoint,
    { archivedAt: null, ...visibleMembers(actor) },
    { orderBy: { id: 'asc' } },
  );
}

/**
 * The event types that the caller's organisation can subscribe to. Throws FORBIDDEN unless the
 * caller is an admin or a key for webhooks.
 */
export function listWebhookEventTypes(ctx: ServiceContext): WebhookEventChoice[] {
  const actor = requireActor(ctx);
  authorize(actor, webhookPolicy, 'list');
  return eventTypesFor(actor.entityType).map((name) => ({
    name,
    description: WEBHOOK_EVENT_TYPES[name].description,
  }));
}

/**
 * Locks the row when `lock` is true. Throws NOT_FOUND unless the endpoint is of the caller's
 * organisation.
 */
export async function getWebhookEndpoint(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<WebhookEndpoint> {
  const endpoint = await findRow(
    ctx.em,
    WebhookEndpoint,
    id,
    endpointVisibility(requireActor(ctx)),
    { lock },
  );
  if (!endpoint) throw notFound('Webhook');
  return endpoint;
}

/**
 * Creates an endpoint. Only this answer contains its secret. Throws INVALID, FORBIDDEN, CONFLICT
 * beyond twenty.
 */
export async function createWebhookEndpoint(
  ctx: ServiceContext,
  input: WebhookEndpointInput,
): Promise<WebhookEndpointWithSecret> {
  const actor = requireActor(ctx);
  const { entityType, entityId } = actor;

  authorize(actor, webhookPolicy, 'create');

  const fields = checkEndpoint(input, { entityType, config: ctx.config });

  return ctx.em.transactional(async (em) => {
    const count = await em.count(WebhookEndpoint, { entityType, entityId, archivedAt: null });
    if (count >= MAX_ENDPOINTS)
      throw new ServiceError('CONFLICT', `There are ${MAX_ENDPOINTS} webhooks already`);

    const secret = newWebhookSecret();
    const endpoint = em.create(WebhookEndpoint, {
      ...fields,
      entityType,
      entityId,
      sealedSecret: sealSecret(ctx.config.tokenSecret, secret),
      createdByUserId: await answerableFor({ ...ctx, em }, actor),
      createdAt: ctx.now(),
      disabledAt: input.enabled === false ? ctx.now() : null,
    });

    await em.persist(endpoint).flush();
    record({ ...ctx, em }, 'webhook.create', endpoint, diffForCreate(fields));

    return { endpoint, secret };
  });
}

/** The person who acts, or who made the key that acts. */
async function answerableFor({ em }: ServiceContext, { userId, via }: Actor): Promise<number> {
  if (userId !== null) return userId;
  const apiKey = 'apiKey' in via ? await em.findOne(ApiKey, { id: via.apiKey }) : null;
  if (!apiKey) throw new ServiceError('FORBIDDEN', 'You do not have permission to do this');
  return apiKey.createdByUserId;
}

/**
 * Updates the fields of the input. Switching an endpoint on again resets its failures. Throws
 * INVALID, NOT_FOUND, FORBIDDEN.
 */
export async function updateWebhookEndpoint(
  ctx: ServiceContext,
  id: number,
  input: WebhookEndpointInput,
): Promise<WebhookEndpoint> {
  return ctx.em.transactional(async (em) => {
    const endpoint = await getWebhookEndpoint({ ...ctx, em }, id, true);
    authorize(requireActor(ctx), webhookPolicy, 'update', endpoint);

    const { entityType, disabledAt } = endpoint;
    const fields = checkEndpoint(input, { entityType, config: ctx.config, current: endpoint });
    const enabled = input.enabled ?? disabledAt === null;
    const switched = enabled ? { disabledAt: null } : { disabledAt: disabledAt ?? ctx.now() };

    record(
      { ...ctx, em },
      'webhook.update',
      endpoint,
      assignChanges(endpoint, { ...fields, ...switched }),
    );
    if (enabled && disabledAt !== null) endpoint.failingSince = null;
    if (!enabled) await cancelDeliveries(em, id, ctx.now());

    return endpoint;
  });
}

/**
 * Creates a new secret; only this answer contains it. Messages also carry a signature by the old
 * secret for the given hours. Throws INVALID, NOT_FOUND, FORBIDDEN.
 */
export async function rotateWebhookSecret(
  ctx: ServiceContext,
  id: number,
  overlapHours: number,
): Promise<WebhookEndpointWithSecret> {
  if (!(overlapHours >= 0 && overlapHours <= MAX_OVERLAP_HOURS)) {
    throw invalid({ overlap_hours: `Overlap must be from 0 to ${MAX_OVERLAP_HOURS} hours` });
  }

  return ctx.em.transactional(async (em) => {
    const endpoint = await getWebhookEndpoint({ ...ctx, em }, id, true);
    authorize(requireActor(ctx), webhookPolicy, 'update', endpoint);

    const secret = newWebhookSecret();
    const previousSecretUntil =
      overlapHours > 0 ? new Date(ctx.now().getTime() + overlapHours * HOUR_MS) : null;

    endpoint.sealedPreviousSecret = previousSecretUntil && endpoint.sealedSecret;
    endpoint.sealedSecret = sealSecret(ctx.config.tokenSecret, secret);

    const changes = assignChanges(endpoint, { previousSecretUntil });

    // Record every rotation, also without a change of the overlap.
    record({ ...ctx, em }, 'webhook.rotateSecret', endpoint, {
      ...changes,
      secret: { after: 'replaced' },
    });

    return { endpoint, secret };
  });
}

/** Archives the endpoint and cancels its deliveries. Throws NOT_FOUND, FORBIDDEN. */
export async function archiveWebhookEndpoint(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const endpoint = await getWebhookEndpoint({ ...ctx, em }, id, true);
    authorize(requireActor(ctx), webhookPolicy, 'archive', endpoint);
    const { name, url, eventTypes } = endpoint;
    endpoint.archivedAt = ctx.now();
    await cancelDeliveries(em, id, ctx.now());
    record({ ...ctx, em }, 'webhook.archive', endpoint, diffForDelete({ name, url, eventTypes }));
  });
}

/** A receiver's URL often contains a key in its path, so the audit stores the host only. */
const hostOf = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : url;

function withHosts({ url, ...changes }: FieldChanges): FieldChanges {
  if (!url) return changes;
  const before = url.before === undefined ? {} : { before: hostOf(url.before) };
  return { ...changes, url: { ...before, after: hostOf(url.after) } };
}

function record(
  ctx: ServiceContext,
  action: string,
  { id }: WebhookEndpoint,
  changes: FieldChanges,
): void {
  audit(ctx, {
    action,
    subjectType: 'webhook_endpoint',
    subjectId: id,
    changes: withHosts(changes),
  });
}
