import { byId, isKey, isSystem, list, type OperationCase, type Outcome } from './operation-case.js';
import type { Caller } from './world/people-of-the-world.js';
import type { Target } from './world/world-types.js';

type Verb = 'accept' | 'decline' | 'withdraw';

/**
 * The outcome of answering by the state of the request; requests that callers made are all pending.
 */
const OUTCOMES: Record<Verb, Readonly<Record<string, Outcome>>> = {
  accept: {
    waiting: 'OK',
    accepted: 'OK',
    declined: 'CONFLICT',
    withdrawn: 'CONFLICT',
    ended: 'CONFLICT',
  },
  decline: {
    waiting: 'OK',
    accepted: 'CONFLICT',
    declined: 'OK',
    withdrawn: 'CONFLICT',
    ended: 'CONFLICT',
  },
  withdraw: {
    waiting: 'OK',
    accepted: 'CONFLICT',
    declined: 'CONFLICT',
    withdrawn: 'OK',
    ended: 'CONFLICT',
  },
};

function isRight(verb: Verb, caller: Caller, target: Target): boolean {
  const { actor } = caller;
  if (!actor || isKey(caller)) return false;
  if (isSystem(caller)) return true;
  const { entityType, permissionLevel } = actor;
  if (entityType === 'SYSTEM' || permissionLevel !== 'ADMIN') return false;
  return verb === 'withdraw'
    ? target.name === `of${entityType.toLowerCase()}`
    : target.changes.has(entityType);
}

const answerCase = (verb: Verb): OperationCase => ({
  action: `associationRequest.${verb}`,
  narrowed: true,
  on: ['associationRequest'],
  args: byId,
  outcomes: (caller, target) => {
    if (!target || caller.actor?.permissionLevel !== 'ADMIN') return undefined;
    if (isRight(verb, caller, target)) return [OUTCOMES[verb][target.name] ?? 'OK'];
    const isKnown =
      caller.actor.entityType !== 'SYSTEM' && target.visibility.has(caller.actor.entityType);
    return [isKnown ? 'FORBIDDEN' : 'NOT_FOUND'];
  },
});

/**
 * Visible ones are already related to the caller's organisation; a super admin has none to
 * associate.
 */
const associateCase = (noun: 'customer' | 'agency'): OperationCase => ({
  action: `${noun}.associate`,
  roleFirst: true,
  on: [noun],
  args: byId,
  outcomes: (caller, target) => {
    if (isSystem(caller)) return ['INVALID'];
    const { entityType } = caller.actor ?? {};
    return entityType && entityType !== 'SYSTEM' && target?.visibility.has(entityType)
      ? ['CONFLICT']
      : undefined;
  },
  discloses: [noun],
});

export const ASSOCIATION_CASES: Record<string, OperationCase> = {
  'Query.associationRequests': list('associationRequest.list'),
  'Query.associations': list('association.list'),
  'Query.connectionCodes': {
    action: 'connectionCode.list',
    narrowed: true,
    on: ['customer'],
    args: ({ target }) => ({ customerId: target?.id }),
  },
  // Pending organisations are also among those that could be asked.
  'Query.unassociatedAgencies': {
    ...list('agency.associate'),
    discloses: ['agency', 'associationRequest'],
  },
  'Query.unassociatedCustomers': {
    ...list('customer.associate'),
    discloses: ['customer', 'associationRequest'],
  },
  'Mutation.acceptAssociation': answerCase('accept'),
  'Mutation.associateAgency': associateCase('agency'),
  'Mutation.associateCustomer': associateCase('customer'),
  'Mutation.connectWithCode': {
    action: 'customer.associate',
    roleFirst: true,
    args: () => ({ code: 'x' }),
    outcomes: () => ['INVALID', 'TOO_MANY_REQUESTS'],
  },
  'Mutation.createConnectionCode': {
    action: 'connectionCode.create',
    narrowed: true,
    on: ['customer'],
    args: ({ target }) => ({ customerId: target?.id }),
  },
  'Mutation.declineAssociation': answerCase('decline'),
  'Mutation.endAssociation': {
    action: 'association.end',
    narrowed: true,
    on: ['association'],
    args: byId,
  },
  'Mutation.revokeConnectionCode': {
    action: 'connectionCode.revoke',
    narrowed: true,
    on: ['connectionCode'],
    args: byId,
  },
  'Mutation.withdrawAssociation': answerCase('withdraw'),
};
