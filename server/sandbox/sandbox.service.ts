import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import { organisationKey, type ApiKeyScope } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags } from '#server/access/identity/tagged-cache.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { storeKey } from '#server/domains/people/api-key/api-key.service.js';
import { apiKeyTag } from '#server/domains/people/sign-in/key-actor.js';
import { retireRecords } from './story/retire-records.js';
import { storeSandbox } from './story/store-sandbox.js';
import { Sandbox } from './sandbox.entity.js';
import { sandboxPolicy } from './sandbox.policy.js';
import type { CreatedSandbox } from './sandbox.type.js';

const FIRST_KEY_NAME = 'Sandbox';
const FIRST_KEY_SCOPES: ApiKeyScope[] = ['read', 'events:write', 'campaigns:write'];

/** Serialises what an organisation does to its sandbox. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

interface Owner {
  entityType: OrganisationType;
  ownerId: number;
}

/** The organisation of the caller. Throws NOT_FOUND for a super admin, who has none. */
function ownerOf(ctx: ServiceContext): Owner {
  const { entityType, entityId } = requireActor(ctx);
  if (entityType === 'SYSTEM' || entityId === null) throw notFound('Organisation');
  return { entityType, ownerId: entityId };
}

/** The sandbox of the caller's organisation, or null. Throws FORBIDDEN unless an admin asks. */
export async function findSandbox(ctx: ServiceContext): Promise<Sandbox | null> {
  const actor = requireActor(ctx);
  authorize(actor, sandboxPolicy, 'view');
  if (actor.entityType === 'SYSTEM') return null;
  return ctx.em.findOne(Sandbox, { ...ownerOf(ctx) });
}

/**
 * Creates the sandbox of the caller's organisation with a first key; its traffic follows in the
 * background. Where there is one already, it answers that, without a key. Throws FORBIDDEN,
 * TOO_MANY_REQUESTS.
 */
export async function createSandbox(ctx: ServiceContext): Promise<CreatedSandbox> {
  authorize(requireActor(ctx), sandboxPolicy, 'create');
  const owner = ownerOf(ctx);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    await em.execute(LOCK, [`sandbox of ${organisationKey(requireActor(ctx))}`]);
    const existing = await em.findOne(Sandbox, { ...owner });
    if (existing) return { sandbox: existing, key: null };

    await takeBuild(tx);
    const now = ctx.now();
    const sandbox = em.create(Sandbox, {
      ...owner,
      organisationId: 0,
      generation: 1,
      builtAt: now,
      fillDueAt: now,
      fillAttempts: 0,
    });
    await em.persist(sandbox).flush();
    sandbox.organisationId = await build(em, sandbox, now);
    audit(tx, { action: 'sandbox.create', subjectType: 'sandbox', subjectId: sandbox.id });

    const key = await storeKey(
      tx,
      { name: FIRST_KEY_NAME, scopes: FIRST_KEY_SCOPES, expiresAt: null },
      {
        entityType: owner.entityType,
        entityId: sandbox.organisationId,
        sandboxId: sandbox.id,
      },
    );
    return { sandbox, key };
  });
}

/**
 * Replaces every record and event of the sandbox by new ones; its keys stay. Throws NOT_FOUND,
 * FORBIDDEN, TOO_MANY_REQUESTS.
 */
export async function resetSandbox(ctx: ServiceContext): Promise<Sandbox> {
  authorize(requireActor(ctx), sandboxPolicy, 'reset');

  const { sandbox, keys } = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const sandbox = await lockSandbox(tx);
    await takeBuild(tx);

    const now = ctx.now();
    await retireRecords(em, sandbox, now);
    sandbox.generation += 1;
    Object.assign(sandbox, { builtAt: now, filledAt: null, fillDueAt: now, fillAttempts: 0 });
    sandbox.organisationId = await build(em, sandbox, now);

    const keys = await em.find(ApiKey, { sandboxId: sandbox.id }, FOR_UPDATE);
    for (const key of keys) key.entityId = sandbox.organisationId;
    audit(tx, { action: 'sandbox.reset', subjectType: 'sandbox', subjectId: sandbox.id });
    return { sandbox, keys };
  });

  await forget(ctx, keys);

  return sandbox;
}

/** Ends the sandbox, its records and its keys. Throws NOT_FOUND, FORBIDDEN. */
export async function removeSandbox(ctx: ServiceContext): Promise<void> {
  authorize(requireActor(ctx), sandboxPolicy, 'remove');

  const keys = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const sandbox = await lockSandbox(tx);
    const now = ctx.now();
    await retireRecords(em, sandbox, now);

    const keys = await em.find(ApiKey, { sandboxId: sandbox.id, revokedAt: null }, FOR_UPDATE);
    for (const key of keys) key.revokedAt = now;
    audit(tx, { action: 'sandbox.remove', subjectType: 'sandbox', subjectId: sandbox.id });
    em.remove(sandbox);
    return keys;
  });

  await forget(ctx, keys);
}

async function lockSandbox(tx: ServiceContext): Promise<Sandbox> {
  const sandbox = await tx.em.findOne(Sandbox, { ...ownerOf(tx) }, FOR_UPDATE);
  if (!sandbox) throw notFound('Sandbox');
  return sandbox;
}

const takeBuild = (ctx: ServiceContext) =>
  acquireSlots(
    ctx.redis,
    [['sandbox:organisation', organisationKey(requireActor(ctx))]],
    ctx.now(),
  );

/** Caches of who the keys act for. */
const forget = ({ redis }: ServiceContext, keys: readonly ApiKey[]) =>
  invalidateTags(
    redis,
    keys.map(({ keyHash }) => apiKeyTag(keyHash)),
  );

/** Returns the id of the organisation that the keys act for. */
async function build(
  em: EntityManager,
  { id, entityType, ownerId }: Sandbox,
  now: Date,
): Promise<number> {
  const owner = await findOrganisation(em, entityType, ownerId);
  if (!owner || owner.archived || entityType === 'SYSTEM') throw notFound('Organisation');
  const { name: ownerName, countryCode } = owner;
  return storeSandbox(em, { sandboxId: id, entityType, ownerName, countryCode, now });
}
