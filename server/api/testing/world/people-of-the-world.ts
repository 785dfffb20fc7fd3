import type { Actor, ApiKeyScope, EntityType } from '#server/access/identity/actor.js';
import { permissionLevelOf, roleOf } from '#server/access/roles/role.js';

export type Kind = Exclude<EntityType, 'SYSTEM'>;
export const KINDS: readonly Kind[] = ['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'];

/** One of the callers that try every operation. */
export interface Caller {
  name: string;
  /** Null: not signed in. */
  actor: Actor | null;
}

interface Member {
  entityType: EntityType;
  entityId: number | null;
  userId: number;
}

function actorFor({ entityType, entityId, userId }: Member, admin: boolean): Actor {
  return {
    userId,
    role: roleOf(entityType, admin),
    entityType,
    entityId,
    permissionLevel: permissionLevelOf(entityType, admin),
    countryCode: entityType === 'SYSTEM' ? null : 'NZ',
    countryList: entityType === 'SYSTEM' ? [] : ['NZ'],
    via: { session: '00000000-0000-4000-8000-000000000000' },
  };
}

/** Half of the keys may write campaigns, one may read people, one manages webhooks. */
const FURTHER_SCOPES: Record<Kind, ApiKeyScope[]> = {
  CUSTOMER: ['people:read'],
  AGENCY: ['campaigns:write'],
  BROADCASTER: ['campaigns:write', 'webhooks'],
  ADTECH: ['events:write'],
};

/**
 * Every role, a key of every kind of organisation, and an anonymous caller. Admin and plain user of
 * an organisation are one person.
 */
export function callersOf(
  organisations: Record<Kind, number>,
  userIds: Record<EntityType, number>,
): Caller[] {
  const superAdmin = actorFor(
    { entityType: 'SYSTEM', entityId: null, userId: userIds.SYSTEM },
    true,
  );
  const ofKinds = KINDS.flatMap((entityType): Caller[] => {
    const member = {
      entityType,
      entityId: organisations[entityType],
      userId: userIds[entityType],
    };
    const plain = actorFor(member, false);

    return [
      { name: roleOf(entityType, true), actor: actorFor(member, true) },
      { name: roleOf(entityType, false), actor: plain },
      {
        name: `API key of ${entityType}`,
        actor: {
          ...plain,
          userId: null,
          via: { apiKey: 1, scopes: ['read', ...FURTHER_SCOPES[entityType]] },
        },
      },
    ];
  });

  return [{ name: 'nobody', actor: null }, { name: 'ROLE_ADMIN', actor: superAdmin }, ...ofKinds];
}
