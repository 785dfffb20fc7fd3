import { ROLES, type EntityType, type PermissionLevel, type Role } from '#schema/roles.js';

export type { EntityType };
export const ENTITY_TYPES = [...new Set(ROLES.map(({ entityType }) => entityType))];

export const API_KEY_SCOPES = [
  'read',
  'people:read',
  'events:write',
  'campaigns:write',
  'webhooks',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The caller as far as rights go; made from a session or an API key once a request. */
export interface Actor {
  /** Null for an API key, which acts for its organisation. */
  userId: number | null;
  role: Role;
  entityType: EntityType;
  /** Null for SYSTEM. */
  entityId: number | null;
  permissionLevel: PermissionLevel;
  countryCode: string | null;
  countryList: string[];
  /**
   * The rules ask for a second factor that the sign-in did not prove: until its owner sets one up,
   * the sign-in may do nothing else.
   */
  needsSecondFactor?: boolean;
  via: { session: string } | { apiKey: number; scopes: ApiKeyScope[] };
}

/** The key under which an organisation's calls are counted; all super admins share one. */
export const organisationKey = ({
  entityType,
  entityId,
}: Pick<Actor, 'entityType' | 'entityId'>): string => `${entityType}:${entityId ?? 0}`;

/**
 * Names the caller whose calls the scheduler counts together: a person, or an organisation with all
 * of its API keys.
 */
export const callerKey = (actor: Actor): string =>
  'apiKey' in actor.via ? organisationKey(actor) : `user:${actor.userId ?? 0}`;

/** People may read who their colleagues are; an API key may if its scopes include it. */
export const readsPeople = ({ via }: Pick<Actor, 'via'>): boolean =>
  !('apiKey' in via) || via.scopes.includes('people:read');
