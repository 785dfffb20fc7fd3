import { API_KEY_SCOPES, type ApiKeyScope } from '../../access/actor.js';
import { audit } from '../../access/audit.js';
import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { membersInSight } from '../../access/sight.js';
import { newApiKey } from '../../access/tokens.js';
import { notFound, ServiceError } from '../../core/errors.js';
import { FieldCheck } from '../../core/field-check.js';
import { firstValues } from '../../core/given.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyPolicy } from './api-key.policy.js';
import type { ApiKeyInput, NewApiKey } from './api-key.type.js';

/** The keys in force of the caller's organisation, without their texts. Throws FORBIDDEN unless the caller is an admin. */
export async function listApiKeys(ctx: ServiceContext): Promise<ApiKey[]> {
  const actor = requireActor(ctx);
  authorize(actor, apiKeyPolicy, 'list');
  return ctx.em.find(ApiKey, { revokedAt: null, ...membersInSight(actor) }, { orderBy: { id: 'asc' } });
}

/** A new key of the caller's organisation, its text readable this once. Throws INVALID, FORBIDDEN. */
export async function createApiKey(ctx: ServiceContext, input: ApiKeyInput): Promise<NewApiKey> {
  const { name, scopes } = checkApiKey(input);
  const actor = requireActor(ctx);
  authorize(actor, apiKeyPolicy, 'create');
  const { userId, entityType, entityId } = actor;
  if (userId === null) throw new ServiceError('FORBIDDEN', 'Only a person makes API keys');
  const { token, hash } = newApiKey();
  return ctx.em.transactional(async (em) => {
    const createdAt = ctx.now();
    const fields = { name, scopes, keyHash: hash, entityType, entityId, createdByUserId: userId, createdAt };
    const apiKey = em.create(ApiKey, fields);
    await em.persist(apiKey).flush();
    const { id } = apiKey;
    audit(
      { ...ctx, em },
      { action: 'apiKey.create', subjectType: 'api_key', subjectId: id, changes: firstValues({ name, scopes }) },
    );
    return { id, name, scopes, createdAt, key: token };
  });
}

/** Ends a key at once. Throws NOT_FOUND, FORBIDDEN. */
export async function revokeApiKey(ctx: ServiceContext, id: number): Promise<void> {
  const actor = requireActor(ctx);
  const apiKey = await ctx.em.findOne(ApiKey, { id, revokedAt: null, ...membersInSight(actor) });
  if (!apiKey) throw notFound('API key');
  authorize(actor, apiKeyPolicy, 'revoke', apiKey);
  apiKey.revokedAt = ctx.now();
  audit(ctx, { action: 'apiKey.revoke', subjectType: 'api_key', subjectId: id });
  await ctx.em.flush();
}

function checkApiKey(input: ApiKeyInput): { name: string; scopes: ApiKeyScope[] } {
  const check = new FieldCheck();
  const name = check.text('name', input.name, { label: 'Name', max: 100 });
  const wanted = new Set(input.scopes ?? []);
  const scopes = API_KEY_SCOPES.filter((scope) => wanted.has(scope));
  const isKnown = scopes.length > 0 && scopes.length === wanted.size;
  check.require('scopes', isKnown, `Scopes must be one or more of ${API_KEY_SCOPES.join(', ')}`);
  check.done();
  return { name, scopes };
}
