import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { FilterQuery } from '@mikro-orm/core';
import {
  API_KEY_SCOPES,
  organisationKey,
  type Actor,
  type ApiKeyScope,
} from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleKeys } from '#server/access/visibility/visibility.js';
import { invalidateTags } from '#server/access/identity/tagged-cache.js';
import { newApiKey } from '#server/access/identity/tokens.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyPolicy } from './api-key.policy.js';
import { grantsOf } from './api-key-grant.enum.js';
import type { ApiKeyInput, NewApiKey } from './api-key.type.js';
import { apiKeyTag } from '#server/domains/people/sign-in/key-actor.js';
import { apiKeyMadeMail } from '#server/domains/people/notices/account-notice.mail.js';

const HOUR_MS = 3_600_000;
const MAX_OVERLAP_HOURS = 30 * 24;
/** Active keys per organisation, without replaced ones. */
const MAX_KEYS = 50;
/** Active keys per organisation, with replaced ones that still work. */
const MAX_KEYS_WITH_OVERLAP = 2 * MAX_KEYS;

/**
 * The keys of the caller's organisation and of its sandbox, without their texts. Contains expired keys, and replaced
 * keys while they still work, but no revoked ones. Throws FORBIDDEN unless the caller is an admin.
 */
export async function listApiKeys(ctx: ServiceContext): Promise<ApiKey[]> {
  const actor = requireActor(ctx);
  authorize(actor, apiKeyPolicy, 'list');
  const inUse = { $or: [{ replacedById: null }, { expiresAt: { $gt: ctx.now() } }] };
  return ctx.em.find(
    ApiKey,
    { revokedAt: null, ...inUse, ...visibleKeys(actor) },
    { orderBy: { id: 'asc' } },
  );
}

/** The key that the call came with; null for a person. */
export async function findCallingKey(ctx: ServiceContext): Promise<ApiKey | null> {
  const { via, entityType, entityId } = requireActor(ctx);
  return 'apiKey' in via ? ctx.em.findOne(ApiKey, { id: via.apiKey, entityType, entityId }) : null;
}

/**
 * Creates a key of the caller's organisation, or of its sandbox. Only this answer contains its text.
 * Throws INVALID, FORBIDDEN, NOT_FOUND without a sandbox, CONFLICT beyond 50 keys.
 */
export async function createApiKey(ctx: ServiceContext, input: ApiKeyInput): Promise<NewApiKey> {
  const fields = checkApiKey(input, ctx.now());
  const actor = requireActor(ctx);

  authorize(actor, apiKeyPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const holder = input.isSandbox ? await sandboxOf(tx) : { ...actor, sandboxId: null };
    return storeKey(tx, fields, holder);
  });
}

type Holder = Pick<ApiKey, 'entityType' | 'entityId' | 'sandboxId'>;

/** Stores a new key of that holder, in a transaction. Throws FORBIDDEN, CONFLICT beyond 50 keys. */
export async function storeKey(
  tx: ServiceContext,
  fields: Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>,
  { entityType, entityId, sandboxId }: Holder,
): Promise<NewApiKey> {
  const holder = { entityType, entityId, sandboxId };
  const createdByUserId = personOf(requireActor(tx));

  await requireRoom(tx, holder, { replacedById: null }, MAX_KEYS);
  const made = await store(tx, { ...fields, ...holder, createdByUserId });
  record(tx, 'apiKey.create', made.id, diffForCreate(fields));
  return made;
}

/** The holder of a key of the sandbox of the caller's organisation. */
async function sandboxOf({ em, actor }: ServiceContext): Promise<Holder> {
  const { entityType, entityId } = requireActor({ actor });
  const [sandbox] = await em.execute<Pick<Holder, 'entityId' | 'sandboxId'>[]>(
    `select organisation_id as "entityId", id as "sandboxId" from sandbox
      where entity_type = ? and owner_id = ?`,
    [entityType, entityId],
  );
  if (!sandbox) throw notFound('Sandbox');
  return { entityType, ...sandbox };
}

/**
 * Creates a key that replaces an old one: same organisation, name, scopes and lifetime. The old key
 * works for the given hours unless it expires sooner. Throws INVALID, NOT_FOUND, FORBIDDEN,
 * CONFLICT for a key that was replaced or has expired, or while too many replaced keys still work.
 */
export async function rotateApiKey(
  ctx: ServiceContext,
  id: number,
  overlapHours: number,
): Promise<NewApiKey> {
  if (!(overlapHours >= 0 && overlapHours <= MAX_OVERLAP_HOURS)) {
    throw invalid({ overlap_hours: `Overlap must be from 0 to ${MAX_OVERLAP_HOURS} hours` });
  }

  const { made, keyHash } = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const actor = requireActor(ctx);
    const old = await getApiKey(tx, id);

    authorize(actor, apiKeyPolicy, 'rotate', old);

    const now = ctx.now();
    if (old.replacedById !== null)
      throw new ServiceError('CONFLICT', 'This API key was replaced already');

    await requireRoom(tx, old, {}, MAX_KEYS_WITH_OVERLAP);

    if (old.expiresAt && old.expiresAt <= now)
      throw new ServiceError('CONFLICT', 'This API key has expired');

    const { name, scopes, entityType, entityId, sandboxId, createdAt, expiresAt: end } = old;
    const expiresAt = end && new Date(now.getTime() + end.getTime() - createdAt.getTime());
    const createdByUserId = personOf(actor);
    const fresh = await store(tx, {
      name,
      scopes,
      expiresAt,
      entityType,
      entityId,
      sandboxId,
      createdByUserId,
    });

    const overlapEnd = new Date(now.getTime() + overlapHours * HOUR_MS);
    const changes = assignChanges(old, {
      replacedById: fresh.id,
      expiresAt: end && end < overlapEnd ? end : overlapEnd,
    });

    record(tx, 'apiKey.rotate', id, changes);
    record(tx, 'apiKey.create', fresh.id, diffForCreate({ name, scopes, expiresAt }));

    return { made: fresh, keyHash: old.keyHash };
  });

  await invalidateTags(ctx.redis, [apiKeyTag(keyHash)]);

  return made;
}

/** Revokes a key at once. Throws NOT_FOUND, FORBIDDEN. */
export async function revokeApiKey(ctx: ServiceContext, id: number): Promise<void> {
  const keyHash = await ctx.em.transactional(async (em) => {
    const apiKey = await getApiKey({ ...ctx, em }, id);
    authorize(requireActor(ctx), apiKeyPolicy, 'revoke', apiKey);
    apiKey.revokedAt = ctx.now();
    record({ ...ctx, em }, 'apiKey.revoke', id);
    return apiKey.keyHash;
  });
  await invalidateTags(ctx.redis, [apiKeyTag(keyHash)]);
}

/** Locks a key of the caller's organisation that is not revoked. */
async function getApiKey(ctx: ServiceContext, id: number): Promise<ApiKey> {
  const visible = { id, revokedAt: null, ...visibleKeys(requireActor(ctx)) };
  const apiKey = await ctx.em.findOne(ApiKey, visible, FOR_UPDATE);
  if (!apiKey) throw notFound('API key');
  return apiKey;
}

function personOf({ userId }: Actor): number {
  if (userId === null) throw new ServiceError('FORBIDDEN', 'Only a person can create API keys');
  return userId;
}

/** Serialises concurrent creations of keys. */
const LOCK_KEYS = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

/** Throws CONFLICT when the organisation has the maximum of active keys. */
async function requireRoom(
  { em, now }: ServiceContext,
  owner: Pick<ApiKey, 'entityType' | 'entityId'>,
  counted: FilterQuery<ApiKey>,
  max: number,
): Promise<void> {
  const { entityType, entityId } = owner;
  await em.execute(LOCK_KEYS, [`api keys of ${organisationKey(owner)}`]);
  const active = { revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now() } }] };
  const count = await em.count(ApiKey, { $and: [{ entityType, entityId }, active, counted] });
  if (count >= max)
    throw new ServiceError(
      'CONFLICT',
      `Your organisation has ${max} API keys already. Revoke one that nobody needs.`,
    );
}

type KeyFields = Pick<
  ApiKey,
  'name' | 'scopes' | 'expiresAt' | 'entityType' | 'entityId' | 'sandboxId' | 'createdByUserId'
>;

async function store({ em, now }: ServiceContext, fields: KeyFields): Promise<NewApiKey> {
  const { token: key, hash: keyHash } = newApiKey();
  const createdAt = now();
  const apiKey = em.create(ApiKey, { ...fields, keyHash, createdAt });
  await em.persist(apiKey).flush();
  const { name, scopes, expiresAt, createdByUserId } = fields;
  queueMail({ em, now }, apiKeyMadeMail, { userId: createdByUserId, keyName: name, scopes });
  return { id: apiKey.id, name, scopes, grants: grantsOf(scopes), createdAt, expiresAt, key };
}

function record(ctx: ServiceContext, action: string, id: number, changes?: FieldChanges): void {
  audit(ctx, { action, subjectType: 'api_key', subjectId: id, changes });
}

function checkApiKey(input: ApiKeyInput, now: Date): Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'> {
  const check = new FieldCheck();
  const name = check.text('name', input.name, TEXT_FIELDS.apiKeyName);
  const wanted = new Set<string>(input.scopes ?? []);
  const scopes: ApiKeyScope[] = API_KEY_SCOPES.filter((scope) => wanted.has(scope));
  const isKnown = scopes.length > 0 && scopes.length === wanted.size;

  check.require('scopes', isKnown, `Scopes must be one or more of ${API_KEY_SCOPES.join(', ')}`);

  const expiresAt = input.expiresAt ?? null;

  check.require(
    'expires_at',
    expiresAt === null || expiresAt > now,
    'Expiry must be in the future',
  );
  check.done();

  return { name, scopes, expiresAt };
}
