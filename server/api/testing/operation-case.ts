import type { Action } from '#server/access/roles/permissions.js';
import type { ErrorCode } from '#schema/error-codes.js';
import type { Caller } from './people-of-the-world.js';
import type { Target, TargetNoun } from './world-types.js';
import type { World } from './world.js';

export type Outcome = 'OK' | ErrorCode;

export interface Given {
  world: World;
  target: Target | undefined;
  caller: Caller;
  unique: string;
}

/**
 * Who may call a root field, and what it is called with. Every root field of the schema has a row.
 */
export interface OperationCase {
  /** What the role needs; left out, being signed in is enough. */
  action?: Action;
  /** A rule narrows the action to records of `changes`. */
  narrowed?: true;
  /** The kinds of record it is tried on, each of them; left out, it names none. */
  on?: readonly TargetNoun[];
  /**
   * The role is asked before the record is looked for: nobody without it learns whether there is
   * one.
   */
  roleFirst?: true;
  args?: (given: Given) => Record<string, unknown>;
  /** Where the rules above are not the whole story: one of these, or undefined for the rules. */
  settled?: (caller: Caller, target: Target | undefined) => readonly Outcome[] | undefined;
  /**
   * Kinds of record whose names this operation gives to those who do not see them: to associate
   * with them.
   */
  tells?: readonly TargetNoun[];
}

export const RANGE = { startDate: '2026-01-01', endDate: '2026-12-31' };

export const byId: OperationCase['args'] = ({ target }) => ({ id: target?.id });
const byCustomer: OperationCase['args'] = ({ target }) => ({ customerId: target?.id });
export const ofCustomer: OperationCase = { on: ['customer'], args: byCustomer };
export const one = (noun: TargetNoun): OperationCase => ({ on: [noun], args: byId });
export const list = (action?: Action): OperationCase => ({ action, args: () => ({ first: 500 }) });
export const listOfCustomer: OperationCase = {
  on: ['customer'],
  args: ({ target }) => ({ customerId: target?.id, first: 500 }),
};

export const isSystem = ({ actor }: Caller) => actor?.entityType === 'SYSTEM';
export const isKey = ({ actor }: Caller) => actor !== null && 'apiKey' in actor.via;

/** Open to anybody: what comes of it hangs on the token or the pair alone. */
export const open = (args: Record<string, unknown>, ...outcomes: Outcome[]): OperationCase => ({
  args: () => args,
  settled: () => outcomes,
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

/**
 * Saved views are found by their owner alone, so one that is nobody's stands for everybody else's.
 */
export const ofOwnView = (
  action: Action,
  idName: string,
  input?: Record<string, unknown>,
): OperationCase => ({
  action,
  args: () => ({ [idName]: 2_000_000_000, ...(input && { input }) }),
  settled: () => ['NOT_FOUND'],
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

/**
 * A history is for those who may change its record; that of a request for admins who know of it.
 */
export const historyCase = (noun: TargetNoun): OperationCase => ({
  // Every other noun with a history has the verb.
  action: noun === 'associationRequest' ? 'associationRequest.list' : (`${noun}.update` as Action),
  ...(NARROWED.includes(noun) && { narrowed: true }),
  ...(noun === 'adtechGroup' && { roleFirst: true }),
});
