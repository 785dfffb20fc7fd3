import type { UserRowFragment } from '#client/graphql/generated';

/**
 * A user of a broadcaster, as its admin sees them; a test names only the fields that it is about.
 */
export function userRow(user: Partial<UserRowFragment> = {}): UserRowFragment {
  return {
    id: 7,
    name: 'Hana Harbour',
    email: 'hana@example.com',
    pendingEmail: null,
    admin: false,
    role: 'ROLE_BROADCASTER_USER',
    entityType: 'BROADCASTER',
    entityId: 3,
    entityName: 'Harbour Media',
    invitationState: 'ACTIVE',
    invitationExpiresAt: null,
    hasSecondFactor: false,
    version: 1,
    viewerCan: ['create', 'update', 'archive', 'resendInvitation'],
    ...user,
  };
}
