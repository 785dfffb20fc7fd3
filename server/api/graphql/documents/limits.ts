import { DEFAULT_PAGE_SIZE } from '#server/core/graphql/page-size.js';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { ServiceError } from '#server/core/errors.js';
import type { DocumentShape } from './document-shape.js';

/**
 * The limits of one call; docs/partners.md states them and every answer repeats them. Our own
 * client's documents are trusted: their shape is not bounded, their cost is. Stored operations of
 * REST are not bounded at all.
 */
export const LIMITS = {
  /** Characters, comments and blanks included. */
  length: 50_000,
  depth: 10,
  fields: 1_000,
  aliases: 40,
  directives: 20,
  fragments: 100,
  repeats: 20,
  /** Allows about fifty full pages of a list with ten columns. */
  cost: 25_000,
  variableValues: 10_000,
} as const;

/** The parser stops here. */
export const MAX_TOKENS = 4_000;
/** More errors of one document do not help the caller. */
export const MAX_VALIDATION_ERRORS = 10;
export const MAX_SELECTIONS = 5 * LIMITS.fields;

type LimitName = keyof typeof LIMITS;
export type LimitsUsed = Partial<Record<LimitName, { used: number; limit: number }>>;

const REFUSALS: Record<LimitName, (used: number, limit: number) => string> = {
  length: (used, limit) => `This document is ${used} characters long, ${limit} are allowed`,
  depth: (used, limit) => `This operation is ${used} levels deep, ${limit} are allowed`,
  fields: (used, limit) => `This operation selects ${used} fields or more, ${limit} are allowed`,
  aliases: (used, limit) => `This operation uses ${used} aliases, ${limit} are allowed`,
  directives: (used, limit) => `This operation uses ${used} directives, ${limit} are allowed`,
  fragments: (used, limit) => `This document uses ${used} fragments, ${limit} are allowed`,
  repeats: (used, limit) => `A selection names the same field ${used} times, ${limit} are allowed`,
  cost: (used, limit) => `This operation asks for too much at once (${used} of ${limit})`,
  variableValues: (used, limit) =>
    `The variables hold ${used} values or more, ${limit} are allowed`,
};

/** Every answer reports these limits: used and allowed. */
const REPORTED: readonly LimitName[] = ['depth', 'aliases', 'cost'];

export const sendLimitHeaders = (used: Partial<Record<LimitName, number>>): LimitsUsed =>
  Object.fromEntries(
    REPORTED.flatMap((name) =>
      used[name] === undefined ? [] : [[name, { used: used[name], limit: LIMITS[name] }]],
    ),
  );

/** The error also names the limit for machines. */
export class LimitExceeded extends ServiceError {
  readonly limit: { name: LimitName; used: number; limit: number };

  constructor(name: LimitName, used: number) {
    super('MALFORMED', REFUSALS[name](used, LIMITS[name]));
    this.limit = { name, used, limit: LIMITS[name] };
  }
}

function checkLimit(name: LimitName, used: number): void {
  if (used > LIMITS[name]) throw new LimitExceeded(name, used);
}

/** Throws MALFORMED for a text too long to be parsed. */
export const checkLength = (text: string): void => checkLimit('length', text.length);

/**
 * Throws MALFORMED for an oversized document. Call it before validation, which such a document
 * would keep busy.
 */
export function checkShape(shape: DocumentShape): void {
  checkLimit('fields', shape.fields);
  checkLimit('depth', shape.depth);
  checkLimit('aliases', shape.aliases);
  checkLimit('directives', shape.directives);
  checkLimit('fragments', shape.fragments);
  checkLimit('repeats', shape.repeats);
}

/**
 * Throws MALFORMED for variables with more values than any operation needs, nested ones included.
 */
export function checkVariables(variables: Record<string, unknown> | null): void {
  const waiting: unknown[] = [variables];
  let values = 0;

  while (waiting.length > 0) {
    const value = waiting.pop();
    checkLimit('variableValues', (values += 1));
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) {
      checkLimit('variableValues', values + waiting.length);
      waiting.push(inner);
    }
  }
}

/** A list that takes `first` or `last` costs as much as a page of it. */
const pageEstimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (!field.args.some(({ name }) => name === 'first')) return undefined;
  const { first, last }: Record<string, unknown> = args;
  const size = last ?? first;
  return 1 + childComplexity * (typeof size === 'number' && size > 0 ? size : DEFAULT_PAGE_SIZE);
};

export interface MeasuredOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown> | null;
}

/** The cost of an operation with its variables: fields times the rows of their pages. */
export const costOf = ({ schema, document, operationName, variables }: MeasuredOperation): number =>
  getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    estimators: [
      fieldExtensionsEstimator(),
      pageEstimator,
      simpleEstimator({ defaultComplexity: 1 }),
    ],
  });

/** Throws MALFORMED for an operation that costs more than one call may. */
export const checkCost = (cost: number): void => checkLimit('cost', cost);
