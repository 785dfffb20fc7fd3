import type { EntityType } from '#client/graphql/generated';

/** The signed-in user, as in the sign-in answer and in local storage. */
export interface SessionUser {
  email: string;
  name: string;
  role: string;
  entityId: number | null;
  entityType: EntityType;
  countryCode: string | null;
  countryList: string[];
  permissionLevel: string;
  /** Somebody else chose the password, which expires within a day. */
  mustChangePassword: boolean;
  /** The rules ask for a second factor, and this sign-in may do nothing else until it has one. */
  mustSetUpSecondFactor: boolean;
}

const ENTITY_TYPES: readonly string[] = [
  'SYSTEM',
  'BROADCASTER',
  'AGENCY',
  'CUSTOMER',
  'ADTECH',
] satisfies EntityType[];

const isEntityType = (value: unknown): value is EntityType =>
  typeof value === 'string' && ENTITY_TYPES.includes(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The user in local storage, or null when the text holds none (an older format, edited by hand).
 */
export function parseUser(text: string | null): SessionUser | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }

  if (!isRecord(stored) || !isEntityType(stored.entityType)) return null;

  const { email, name, role, entityId, entityType, countryCode, countryList, permissionLevel } =
    stored;
  const { mustChangePassword, mustSetUpSecondFactor } = stored;
  if (typeof email !== 'string' || typeof name !== 'string' || typeof role !== 'string')
    return null;

  return {
    email,
    name,
    role,
    entityType,
    entityId: typeof entityId === 'number' ? entityId : null,
    countryCode: textOrNull(countryCode),
    countryList: Array.isArray(countryList)
      ? countryList.filter((code) => typeof code === 'string')
      : [],
    permissionLevel: textOrNull(permissionLevel) ?? 'USER',
    mustChangePassword: mustChangePassword === true,
    mustSetUpSecondFactor: mustSetUpSecondFactor === true,
  };
}
