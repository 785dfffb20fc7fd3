import type { SessionUser } from '#client/session/user';

/** A person to sign in as; a test names only the fields that it is about. */
export function buildUser(user: Partial<SessionUser> = {}): SessionUser {
  return {
    email: 'admin@infinitum.example',
    name: 'Ada Admin',
    role: 'ROLE_ADMIN',
    entityId: null,
    entityType: 'SYSTEM',
    countryCode: 'NZ',
    countryList: ['NZ'],
    permissionLevel: 'ADMIN',
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    ...user,
  };
}

export const TOKENS = { accessToken: 'access' };

/** The server's answer to a page that renews its sign-in. */
export const renewedSession = (accessToken: string, user: Partial<SessionUser> = {}) => ({
  data: { renewPageSession: { ...buildUser(user), accessToken } },
});
