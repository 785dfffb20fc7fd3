import { ServiceError } from '#server/core/errors.js';
import type { Actor, EntityType } from '#server/access/identity/actor.js';
import { ACTIONS, roleAllows, type Action } from './permissions.js';

type Noun = Action extends `${infer N}.${string}` ? N : never;
type VerbOf<N extends Noun> = Action extends infer A
  ? A extends `${N}.${infer V}`
    ? V
    : never
  : never;
/** The nouns whose records say what their reader may do: `viewerCan`. */
export type RecordNoun =
  | 'user'
  | 'customer'
  | 'agency'
  | 'broadcaster'
  | 'adtech'
  | 'adtechGroup'
  | 'channel'
  | 'association'
  | 'associationRequest'
  | 'campaign'
  | 'booking'
  | 'creative'
  | 'experiment'
  | 'impressionTag'
  | 'siteTag';
export type RecordAction = VerbOf<RecordNoun>;
type Rule<Entity> = (actor: Actor, entity: Entity) => boolean;

/** The records that a rule leaves, in words for docs/permissions.md. */
export interface Narrowed {
  /** The kinds of organisation that the rule narrows; other kinds are not checked. */
  of: readonly EntityType[];
  only: string;
}

/** The rules for one noun. A verb without a rule depends on the role alone. */
export interface Policy<N extends Noun, Entity> {
  noun: N;
  rules: Partial<Record<VerbOf<N>, Rule<Entity>>>;
  /** The records that each rule leaves; a plain text where the rule narrows every kind. */
  leaves: Readonly<Record<string, string | Narrowed | undefined>>;
}

/**
 * Declares a noun's policy, in `<noun>.policy.ts`: `definePolicy<Booking>()('booking', { update:
 * (actor, booking) => … }, { update: 'those it made' })`. Super admins pass every rule; where a
 * rule is about some kinds of organisation only, `{ of: SELLERS, only: 'those it made' }`.
 */
export const definePolicy =
  <Entity>() =>
  <N extends Noun, Verb extends VerbOf<N> = never>(
    noun: N,
    rules: Record<Verb, Rule<Entity>>,
    ...[leaves]: [Verb] extends [never] ? [] : [leaves: Record<Verb, string | Narrowed>]
  ): Policy<N, Entity> => ({
    noun,
    rules: rules as Policy<N, Entity>['rules'], // some of the noun's verbs
    leaves: { ...leaves },
  });

/** Returns whether the actor may; it refuses a verb with a rule when no entity is passed. */
export function isAllowed<N extends Noun, Entity>(
  actor: Actor,
  policy: Policy<N, Entity>,
  verb: VerbOf<N>,
  entity?: Entity,
): boolean {
  const action = `${policy.noun}.${verb}` as Action; // the parts are a noun and a verb of the table of actions
  if (!roleAllows(actor, action)) return false;
  const rule = policy.rules[verb];
  if (!rule || actor.entityType === 'SYSTEM') return true;
  const left = policy.leaves[verb];
  if (typeof left === 'object' && !left.of.includes(actor.entityType)) return true;
  return entity !== undefined && rule(actor, entity);
}

/**
 * Throws FORBIDDEN unless the actor may. Load the entity within the actor's visibility first; an
 * invisible entity is NOT_FOUND.
 */
export function authorize<N extends Noun, Entity>(
  actor: Actor,
  policy: Policy<N, Entity>,
  verb: VerbOf<N>,
  entity?: Entity,
): void {
  if (!isAllowed(actor, policy, verb, entity)) {
    throw new ServiceError('FORBIDDEN', 'You do not have permission to do this');
  }
}

/** The verbs that the actor may use on this record: the field `viewerCan` of an entity. */
export function viewerCan<N extends RecordNoun, Entity>(
  actor: Actor,
  policy: Policy<N, Entity>,
  entity: Entity,
): VerbOf<N>[] {
  const prefix = `${policy.noun}.`;
  return ACTIONS.filter((action) => action.startsWith(prefix))
    .map((action) => action.slice(prefix.length) as VerbOf<N>) // what follows the noun in the table is its verb
    .filter((verb) => isAllowed(actor, policy, verb, entity));
}

/** Every action that the role allows on some record, for menus and buttons without a record. */
export const allowedActions = (actor: Actor): string[] =>
  ACTIONS.filter((action) => roleAllows(actor, action));
