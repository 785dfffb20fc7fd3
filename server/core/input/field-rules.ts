import { Extensions } from 'type-graphql';
import { MAX_AMOUNT, MAX_GOAL, MAX_EMAIL_LENGTH, type LengthRule } from '#schema/field-rules.js';

/**
 * Rules of a field of an input beyond its type, as keywords of JSON Schema: the descriptions of the
 * API are printed from it. The check of the input applies the same constants, and a test sends
 * values at both sides of each limit.
 */
export interface InputRules {
  /** A new record cannot be without it; a change may leave it out. */
  neededToCreate?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
  enum?: readonly (number | string)[];
  format?: string;
}

/** Declares, on an input, the sets of fields of which a new record needs one. */
export const NeedsOneOf = (...sets: readonly (readonly string[])[]) =>
  Extensions({ needsOneOf: sets });

export const neededSetsOf = ({ extensions }: { extensions?: unknown }): readonly string[][] =>
  (extensions as { needsOneOf?: string[][] } | undefined)?.needsOneOf ?? []; // written by NeedsOneOf alone

/** Declares the rules of a field: `@Rules(NEEDED, textRules(TEXT_FIELDS.bookingName))`. */
export const Rules = (...rules: InputRules[]) =>
  Extensions({ rules: Object.assign({}, ...rules) as InputRules }); // of the parts' type

export const NEEDED: InputRules = { neededToCreate: true };

/** Money and prices. */
export const AMOUNT_RANGE: InputRules = { minimum: 0, maximum: MAX_AMOUNT };

/** Impressions to deliver. */
export const GOAL_RANGE: InputRules = { minimum: 1, maximum: MAX_GOAL };

export const EMAIL_RULES: InputRules = { format: 'email', maxLength: MAX_EMAIL_LENGTH };

/** The lengths of a text by the rule that its check applies. */
export const textRules = ({ min = 0, max }: LengthRule): InputRules => ({
  ...(min > 0 && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
});

/** A text that a new record needs: one without characters is none. */
export const neededText = ({ min = 1, max }: LengthRule): InputRules => ({
  ...NEEDED,
  ...textRules({ min, ...(max !== undefined && { max }) }),
});

export const rulesOf = ({ extensions }: { extensions?: unknown }): InputRules =>
  (extensions as { rules?: InputRules } | undefined)?.rules ?? {}; // written by Rules alone
