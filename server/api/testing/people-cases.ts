import {
  byId,
  create,
  isKey,
  isSystem,
  list,
  one,
  open,
  update,
  type OperationCase,
  type Outcome,
} from './operation-case.js';
import { SECOND_FACTOR_CASES } from './second-factor-cases.js';
import { SSO_CASES } from './sso-cases.js';

/** The world has no sandboxes, and Infinitum itself can have none. */
const withoutOwn =
  (ofAdmins: readonly Outcome[]): OperationCase['outcomes'] =>
  ({ actor }) => {
    if (actor === null || 'apiKey' in actor.via || actor.permissionLevel !== 'ADMIN')
      return undefined;
    return actor.entityType === 'SYSTEM' ? ['NOT_FOUND'] : ofAdmins;
  };

/** Users, keys, sign-in and sessions. */
export const PEOPLE_CASES: Record<string, OperationCase> = {
  // A key reads its own name. What others read is in `api-key.test.ts`.
  'Query.apiKey': { discloses: ['apiKey'] },
  'Query.apiKeys': { action: 'apiKey.list' },
  'Query.sandbox': { action: 'sandbox.view' },
  'Mutation.createSandbox': { action: 'sandbox.create', outcomes: withoutOwn(['OK']) },
  'Mutation.resetSandbox': { action: 'sandbox.reset', outcomes: withoutOwn(['NOT_FOUND']) },
  'Mutation.removeSandbox': { action: 'sandbox.remove', outcomes: withoutOwn(['NOT_FOUND']) },
  'Query.me': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  'Query.user': one('user'),
  'Query.userSummary': {},
  'Query.users': list(),
  'Query.verifyResetToken': open({ token: 'x' }, 'INVALID'),
  'Mutation.acceptInvitation': open({ token: 'x' }, 'INVALID'),
  'Mutation.changePassword': {
    args: () => ({ currentPassword: 'not the one', newPassword: 'correct horse battery' }),
    outcomes: ({ actor }) => (actor ? ['INVALID', 'TOO_MANY_REQUESTS'] : undefined),
  },
  'Mutation.endOtherSessions': {},
  ...SECOND_FACTOR_CASES,
  'Mutation.openPageSession': open(
    { input: { email: 'nobody@example.com', password: 'x' } },
    'UNAUTHENTICATED',
    'TOO_MANY_REQUESTS',
  ),
  'Mutation.renewPageSession': open({}, 'UNAUTHENTICATED'),
  'Query.sessions': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  'Mutation.confirmEmailChange': open({ token: 'x' }, 'INVALID'),
  'Mutation.objectToEmailChange': open({ token: 'x' }, 'INVALID'),
  'Mutation.withdrawEmailChange': {
    action: 'user.update',
    narrowed: true,
    on: ['user'],
    args: byId,
  },
  'Mutation.archiveUser': { action: 'user.archive', narrowed: true, on: ['user'], args: byId },
  'Query.archivedUsers': { action: 'user.erase' },
  'Query.exportMyData': { outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined) },
  // The world's users are not removed.
  'Mutation.eraseUser': {
    action: 'user.erase',
    roleFirst: true,
    on: ['user'],
    args: byId,
    outcomes: ({ actor }) => (actor ? ['NOT_FOUND'] : undefined),
  },
  'Mutation.createApiKey': create('apiKey.create', () => ({ name: 'New key', scopes: ['read'] })),
  'Mutation.createDirectUser': create('user.createDirect', (unique, { organisations }) => ({
    name: 'New user',
    email: `${unique}@example.com`,
    password: 'correct horse battery',
    entityType: 'AGENCY',
    entityId: organisations.AGENCY,
  })),
  'Mutation.inviteUser': {
    action: 'user.create',
    roleFirst: true,
    args: ({ unique, world, caller }) => ({
      input: {
        name: 'New user',
        email: `${unique}@example.com`,
        ...(isSystem(caller) && { entityType: 'AGENCY', entityId: world.organisations.AGENCY }),
      },
    }),
  },
  'Mutation.refreshSession': open({ token: 'x' }, 'UNAUTHENTICATED'),
  'Mutation.requestPasswordReset': open({ email: 'nobody@example.com' }, 'OK', 'TOO_MANY_REQUESTS'),
  'Mutation.resendInvitation': {
    action: 'user.resendInvitation',
    narrowed: true,
    on: ['user'],
    args: byId,
  },
  'Mutation.resetPassword': open({ token: 'x', newPassword: 'y' }, 'INVALID'),
  'Mutation.rotateApiKey': { action: 'apiKey.rotate', narrowed: true, on: ['apiKey'], args: byId },
  'Mutation.revokeApiKey': { action: 'apiKey.revoke', narrowed: true, on: ['apiKey'], args: byId },
  'Mutation.signIn': open(
    { input: { email: 'nobody@example.com', password: 'x' } },
    'UNAUTHENTICATED',
    'TOO_MANY_REQUESTS',
  ),
  'Mutation.signOut': open({}, 'OK'),
  'Mutation.updateUser': update('user', 'user.update', 'name', true),

  ...SSO_CASES,
};
