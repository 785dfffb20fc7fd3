import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import { ENTITY_TYPES, type Actor } from '#server/access/identity/actor.js';
import { recordKeyUse } from '#server/access/identity/key-use.js';
import { organisationTag, readTagged, userTag } from '#server/access/identity/tagged-cache.js';
import {
  hashToken,
  isApiKey,
  parseAccessToken,
  type AccessClaims,
} from '#server/access/identity/tokens.js';
import type { FactorRule } from '#server/domains/people/organisation-sign-in/needs-second-factor.js';
import type { TokenSecrets } from '#server/core/process/config.js';
import { findKeyActor, findKeyActorAgain } from './key-actor.js';
import { loadSessionActor } from '#server/domains/people/sessions/session-actor.js';

interface Lookup extends FactorRule {
  em: EntityManager;
  redis: Redis;
  tokenSecrets: TokenSecrets;
  now: Date;
}

/** The actor of a bearer token; null when it is missing, unknown, expired or ended. */
export async function authenticate(bearer: string | null, by: Lookup): Promise<Actor | null> {
  if (!bearer) return null;
  return isApiKey(bearer) ? findNotedKeyActor(bearer, by) : findSessionActor(bearer, by);
}

async function findNotedKeyActor(key: string, by: Lookup): Promise<Actor | null> {
  const actor = await findKeyActor(hashToken(key), by);
  if (actor && 'apiKey' in actor.via) recordKeyUse(by.redis, actor.via.apiKey, by.now);
  return actor;
}

async function findSessionActor(token: string, by: Lookup): Promise<Actor | null> {
  const claims = await parseAccessToken(by.tokenSecrets, token, by.now);
  return claims && readSession(claims, by);
}

function readSession(
  { userId, sessionId, entityType, entityId }: AccessClaims,
  by: Lookup,
): Promise<Actor | null> {
  const { em, redis, tokenSecrets, now } = by;
  const [secret] = tokenSecrets;
  // The rule is part of the key, so that it takes effect with the start that changes it.
  const key = `session:${sessionId}:${by.superAdminsNeedSecondFactor ? 'required' : 'optional'}`;
  const tags = [userTag(userId), organisationTag(entityType, entityId)];
  return readTagged(redis, { key, secret, tags }, parseActor, () =>
    loadSessionActor(em, sessionId, now, by),
  );
}

/** The same caller later, for an open subscription; null when its session or key has ended. */
export async function authenticateAgain(actor: Actor, by: Lookup): Promise<Actor | null> {
  const { userId, entityType, entityId, via } = actor;
  if ('apiKey' in via) return findKeyActorAgain(via.apiKey, by);
  return userId === null
    ? null
    : readSession({ userId, sessionId: via.session, entityType, entityId }, by);
}

/** Accepts only what this code wrote to Redis; anything else counts as not cached. */
function parseActor(value: unknown): Actor | null | undefined {
  if (value === null) return null;
  const isActor =
    typeof value === 'object' && 'entityType' in value && 'via' in value && 'role' in value;
  if (!isActor || !ENTITY_TYPES.some((type) => type === value.entityType)) return undefined;
  return value as Actor; // readTagged wrote it
}
