import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { ServiceError } from '../../core/errors.js';

const MAX_DEPTH = 10;
const MAX_ALIASES = 40;
const MAX_DIRECTIVES = 20;
export const MAX_TOKENS = 4_000;

/** About fifty full pages of a list with ten columns. */
const MAX_COMPLEXITY = 25_000;
const DEFAULT_PAGE_SIZE = 50;

/** Complexity says it better than armor's cost; the parser counts tokens. */
const armor = new ApolloArmor({
  blockFieldSuggestion: { enabled: false },
  maxDepth: { n: MAX_DEPTH, flattenFragments: true },
  maxAliases: { n: MAX_ALIASES },
  maxDirectives: { n: MAX_DIRECTIVES },
  costLimit: { enabled: false },
  maxTokens: { enabled: false },
});

/** Bounds on the shape of a document, for every transport. Stored operations of REST are ours and are not bounded. */
export const documentRules = armor.protect().validationRules;

/** A list that takes `first` costs as much as a page of it. */
const pageEstimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (!field.args.some(({ name }) => name === 'first')) return undefined;
  const first: unknown = args.first;
  return 1 + childComplexity * (typeof first === 'number' && first > 0 ? first : DEFAULT_PAGE_SIZE);
};

export interface MeasuredOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Throws MALFORMED for an operation that asks for more fields than one call may. */
export function checkComplexity({ schema, document, operationName, variables }: MeasuredOperation): void {
  const complexity = getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    estimators: [fieldExtensionsEstimator(), pageEstimator, simpleEstimator({ defaultComplexity: 1 })],
  });
  if (complexity <= MAX_COMPLEXITY) return;
  throw new ServiceError('MALFORMED', `This operation asks for too much at once (${complexity} of ${MAX_COMPLEXITY})`);
}
