import type { Action } from '#server/access/roles/permissions.js';
import type { ErrorCode } from '#schema/error-codes.js';
import type { Caller } from './world/people-of-the-world.js';
import type { Target, TargetNoun } from './world/world-types.js';
import type { World } from './world/world.js';

export type Outcome = 'OK' | ErrorCode;

export interface CaseContext {
  world: World;
  target: Target | undefined;
  caller: Caller;
  unique: string;
}

/** Permitted callers and arguments of a root field. Every root field of the schema has a row. */
export interface OperationCase {
  /** The action that the role needs; undefined: a sign-in is enough. */
  action?: Action;
  /** A rule narrows the action to records of `changes`. */
  narrowed?: true;
  /** The kinds of record to try it on; undefined: it names no record. */
  on?: readonly TargetNoun[];
  /**
   * The role is checked before the record is loaded, so that callers without it do not learn
   * whether the record exists.
   */
  roleFirst?: true;
  args?: (context: CaseContext) => Record<string, unknown>;
  /** Exceptions from the rules above: one of these outcomes, or undefined for the rules. */
  outcomes?: (caller: Caller, target: Target | undefined) => readonly Outcome[] | undefined;
  /**
   * Kinds of record whose names this operation discloses to organisations that do not see them, so
   * that they can associate.
   */
  discloses?: readonly TargetNoun[];
}

export const RANGE = { startDate: '2026-01-01', endDate: '2026-12-31' };

export const byId: OperationCase['args'] = ({ target }) => ({ id: target?.id });
const byCustomer: OperationCase['args'] = ({ target }) => ({ customerId: target?.id });
export const ofCustomer: OperationCase = { on: ['customer'], args: byCustomer };
/** The same, for people alone. */
export const ofCustomerForPeople: OperationCase = {
  ...ofCustomer,
  outcomes: ({ actor }) => (actor && 'apiKey' in actor.via ? ['FORBIDDEN'] : undefined),
};
export const one = (noun: TargetNoun): OperationCase => ({ on: [noun], args: byId });
export const list = (action?: Action): OperationCase => ({ action, args: () => ({ first: 500 }) });
export const listOfCustomer: OperationCase = {
  on: ['customer'],
  args: ({ target }) => ({ customerId: target?.id, first: 500 }),
};

export const isSystem = ({ actor }: Caller) => actor?.entityType === 'SYSTEM';
export const isKey = ({ actor }: Caller) => actor !== null && 'apiKey' in actor.via;

/** Public: only the token or the password decides the outcome. */
export const open = (args: Record<string, unknown>, ...outcomes: Outcome[]): OperationCase => ({
  args: () => args,
  outcomes: () => outcomes,
});

export const update = (
  noun: TargetNoun,
  action: Action,
  field: string,
  narrowed?: true,
): OperationCase => ({
  action,
  narrowed,
  on: [noun],
  args: ({ target }) => ({ id: target?.id, input: { [field]: 'Changed by the walk' } }),
});

export const create = (
  action: Action,
  input: (unique: string, world: World) => Record<string, unknown>,
): OperationCase => ({
  action,
  roleFirst: true,
  args: ({ unique, world }) => ({ input: input(unique, world) }),
});

export const createFor = (action: Action, input: Record<string, unknown>): OperationCase => ({
  action,
  on: ['customer'],
  args: ({ target }) => ({ input: { customerId: target?.id, ...input } }),
});

/** Only its owner finds a saved view, so one without an owner stands for every other person's. */
export const ofOwnView = (
  action: Action,
  idName: string,
  input?: Record<string, unknown>,
): OperationCase => ({
  action,
  args: () => ({ [idName]: 2_000_000_000, ...(input && { input }) }),
  outcomes: () => ['NOT_FOUND'],
});

export const NZ = { countryCode: 'NZ' };

const NARROWED: readonly TargetNoun[] = [
  'campaign',
  'booking',
  'creative',
  'siteTag',
  'customer',
  'agency',
  'user',
];

/** A history is for those who may change its record; that of a request is for admins who see it. */
export const historyCase = (noun: TargetNoun): OperationCase => ({
  // Every other noun with a history has the verb.
  action: noun === 'associationRequest' ? 'associationRequest.list' : (`${noun}.update` as Action),
  ...(NARROWED.includes(noun) && { narrowed: true }),
  ...(noun === 'adtechGroup' && { roleFirst: true }),
});
