import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import {
  API_KEY_SCOPES,
  ENTITY_TYPES,
  type Actor,
  type ApiKeyScope,
  type EntityType,
} from '#server/access/identity/actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { roleOf } from '#server/access/roles/role.js';
import { organisationTag, readTagged } from '#server/access/identity/tagged-cache.js';
import type { TokenSecrets } from '#server/core/process/config.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';

interface Lookup {
  em: EntityManager;
  redis: Redis;
  tokenSecrets: TokenSecrets;
  now: Date;
}

/** The fields of a key that decide its actor. */
interface KeyFacts {
  id: number;
  entityType: EntityType;
  entityId: number | null;
  scopes: ApiKeyScope[];
  expiresAtMs: number | null;
}

/** The fields of its organisation that decide it; null when the organisation is not active. */
interface OrganisationFacts {
  countryCode: string | null;
  countryList: string[];
}

const SYSTEM_FACTS: OrganisationFacts = { countryCode: null, countryList: [] };

/** Invalidate it whenever a key is revoked or replaced. */
export const apiKeyTag = (keyHash: string) => `stamp:api-key:${keyHash}`;

/**
 * The actor of a key, by its hash; null when the key is unknown, revoked or expired, or its
 * organisation is archived.
 */
export async function findKeyActor(
  keyHash: string,
  { em, redis, tokenSecrets: [secret], now }: Lookup,
): Promise<Actor | null> {
  const facts = await readTagged(
    redis,
    // Unknown keys are not cached: anybody can make up any number of them.
    {
      key: `api-key:facts:${keyHash}`,
      secret,
      tags: [apiKeyTag(keyHash)],
      isCacheable: (found) => found !== null,
    },
    parseKeyFacts,
    () => loadKeyFacts(em, { keyHash }),
  );
  if (!facts || hasExpired(facts, now)) return null;

  const { entityType, entityId } = facts;
  const organisation = await readTagged(
    redis,
    {
      key: `organisation:facts:${entityType}:${entityId ?? 0}`,
      secret,
      tags: [organisationTag(entityType, entityId)],
    },
    parseOrganisationFacts,
    () => loadOrganisationFacts(em, facts),
  );

  return organisation && actorOf(facts, organisation);
}

/** The same actor later, from the database; null when its key or organisation has ended. */
export async function findKeyActorAgain(keyId: number, { em, now }: Lookup): Promise<Actor | null> {
  const facts = await loadKeyFacts(em, { id: keyId });
  if (!facts || hasExpired(facts, now)) return null;
  const organisation = await loadOrganisationFacts(em, facts);
  return organisation && actorOf(facts, organisation);
}

const hasExpired = ({ expiresAtMs }: KeyFacts, now: Date) =>
  expiresAtMs !== null && expiresAtMs <= now.getTime();

async function loadKeyFacts(
  em: EntityManager,
  by: { keyHash: string } | { id: number },
): Promise<KeyFacts | null> {
  const found = await em.findOne(ApiKey, { ...by, revokedAt: null });
  if (!found) return null;
  const { id, entityType, entityId, scopes, expiresAt } = found;
  return { id, entityType, entityId, scopes, expiresAtMs: expiresAt?.getTime() ?? null };
}

async function loadOrganisationFacts(
  em: EntityManager,
  { entityType, entityId }: KeyFacts,
): Promise<OrganisationFacts | null> {
  if (entityType === 'SYSTEM') return SYSTEM_FACTS;
  const organisation = await findOrganisation(em, entityType, entityId);
  if (!organisation || organisation.archived) return null;
  const { countryCode, countryList } = organisation;
  return { countryCode, countryList };
}

const actorOf = (
  { id, entityType, entityId, scopes }: KeyFacts,
  organisation: OrganisationFacts,
): Actor => ({
  userId: null,
  role: roleOf(entityType, false),
  entityType,
  entityId,
  permissionLevel: 'USER',
  ...organisation,
  via: { apiKey: id, scopes },
});

/** Accepts only what this code wrote to Redis; anything else counts as not cached. */
function parseKeyFacts(value: unknown): KeyFacts | undefined {
  const isFacts =
    typeof value === 'object' && value !== null && 'scopes' in value && 'expiresAtMs' in value;
  if (
    !isFacts ||
    !('entityType' in value) ||
    !ENTITY_TYPES.some((type) => type === value.entityType)
  )
    return undefined;

  const areScopes =
    Array.isArray(value.scopes) &&
    value.scopes.every((one) => API_KEY_SCOPES.some((scope) => scope === one));

  return areScopes ? (value as KeyFacts) : undefined; // readTagged wrote it
}

function parseOrganisationFacts(value: unknown): OrganisationFacts | null | undefined {
  if (value === null) return null;
  const isFacts = typeof value === 'object' && 'countryList' in value && 'countryCode' in value;
  return isFacts ? (value as OrganisationFacts) : undefined; // readTagged wrote it
}
