import { isKey, isSystem, open, type OperationCase, type Outcome } from './operation-case.js';
import type { Caller } from './world/people-of-the-world.js';
import type { Target } from './world/world-types.js';

/** A case about the person itself: it fails for everybody, because nobody knows the password. */
const ofOneself = (args: Record<string, unknown>, ...outcomes: Outcome[]): OperationCase => ({
  args: () => args,
  outcomes: ({ actor }) => (actor ? outcomes : undefined),
});

const WRONG = { password: 'not the one' };
const WRONG_PASSWORD = ['INVALID', 'TOO_MANY_REQUESTS'] as const;

const KINDS = {
  customer: 'CUSTOMER',
  agency: 'AGENCY',
  broadcaster: 'BROADCASTER',
  adtech: 'ADTECH',
} as const;

const kindOf = (target: Target | undefined) =>
  Object.entries(KINDS).find(([noun]) => noun === target?.noun)?.[1];

const isOwn = ({ actor }: Caller, target: Target | undefined) =>
  actor?.entityType === kindOf(target) && actor?.entityId === target?.id;

const isPlain = ({ actor }: Caller) => actor?.permissionLevel === 'USER';

/** Admins learn of no other organisation how it signs in, even of one that they see. */
const ofOwnOrganisation = (input?: Record<string, unknown>): OperationCase => ({
  on: ['customer', 'agency', 'broadcaster', 'adtech'],
  args: ({ target }) => ({
    entityType: kindOf(target),
    entityId: target?.id,
    ...(input && { input }),
  }),
  outcomes: (caller, target) => {
    if (isKey(caller) || isPlain(caller)) return ['FORBIDDEN'];
    return isSystem(caller) || isOwn(caller, target) ? ['OK'] : ['NOT_FOUND'];
  },
});

export const SECOND_FACTOR_CASES: Record<string, OperationCase> = {
  'Query.secondFactor': {
    outcomes: (caller) => (isKey(caller) ? ['UNAUTHENTICATED'] : undefined),
  },
  'Mutation.beginCodeApp': ofOneself(WRONG, ...WRONG_PASSWORD),
  'Mutation.confirmCodeApp': ofOneself({ code: '000000' }, 'CONFLICT'),
  'Mutation.removeCodeApp': ofOneself(WRONG, ...WRONG_PASSWORD),
  'Mutation.renewRecoveryCodes': ofOneself(WRONG, ...WRONG_PASSWORD),
  'Mutation.beginPasskey': ofOneself(WRONG, ...WRONG_PASSWORD),
  'Mutation.addPasskey': ofOneself(
    { input: { id: 'x', clientData: 'x', attestationObject: 'x', transports: [] } },
    'INVALID',
  ),
  'Mutation.removePasskey': ofOneself({ id: 1, ...WRONG }, ...WRONG_PASSWORD),
  'Mutation.renamePasskey': ofOneself({ id: 1, name: 'Work laptop' }, 'NOT_FOUND'),
  'Mutation.beginPasskeySignIn': open({}, 'OK', 'TOO_MANY_REQUESTS'),
  'Mutation.openPageSessionWithPasskey': open(
    { input: { id: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' } },
    'UNAUTHENTICATED',
    'TOO_MANY_REQUESTS',
  ),
  'Mutation.resetSecondFactor': {
    action: 'user.resetSecondFactor',
    on: ['user'],
    args: ({ target }) => ({ userId: target?.id }),
  },
  'Query.organisationSignIn': ofOwnOrganisation(),
  'Mutation.updateOrganisationSignIn': ofOwnOrganisation({ requiresSecondFactor: true }),
};
