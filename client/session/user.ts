import type { EntityType, PermissionLevel, Role } from '#schema/roles';

/** The signed-in user, as in the sign-in answer and in local storage. */
export interface SessionUser {
  email: string;
  name: string;
  role: Role;
  entityId: number | null;
  entityType: EntityType;
  countryCode: string | null;
  countryList: string[];
  permissionLevel: PermissionLevel;
  /** Somebody else chose the password, which expires within a day. */
  mustChangePassword: boolean;
  /** The rules ask for a second factor, and this sign-in may do nothing else until it has one. */
  mustSetUpSecondFactor: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The address of the user in local storage; null when the text holds none (edited by hand). The
 * renewal answers everything else.
 */
export function storedEmail(text: string | null): string | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  return isRecord(stored) && typeof stored.email === 'string' ? stored.email : null;
}
