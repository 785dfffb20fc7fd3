import { getNullableType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { invalid } from '#server/core/errors.js';
import { QUERY_ONLY, type RestRoute } from './route.js';
import type { StoredOperation } from './stored-operation.js';

type Variable = StoredOperation['variables'][number];

/** Variables of a connection's pages: callers name them as `limit` and `after`. */
const PAGING: ReadonlySet<string> = new Set(['first', 'after']);
/** Callers of a paged path may name these in its URL. */
const PAGE_PARAMETERS = ['limit', 'after'] as const;

/** True where a variable takes the whole body. */
export const isWhole = ({ type }: Pick<Variable, 'type'>) =>
  isInputObjectType(getNullableType(type));

/** The name a variable has in the path; null when it is not there. */
export const nameInPath = ({ path }: RestRoute, variable: string): string | null =>
  [snakeCase(variable), variable].find((name) => path.includes(`{${name}}`)) ?? null;

/** Variables with a default value in the operation. */
const defaultedIn = ({ variableDefinitions }: StoredOperation['definition']): Set<string> =>
  new Set(
    variableDefinitions?.flatMap(({ variable, defaultValue }) =>
      defaultValue ? variable.name.value : [],
    ),
  );

/** The variables that a call names in its URL after the path. */
export const queryVariables = ({ route, variables }: StoredOperation): Variable[] =>
  variables.filter(
    (variable) =>
      nameInPath(route, variable.name) === null &&
      !(route.paged && PAGING.has(variable.name)) &&
      !isWhole(variable) &&
      (route.method === 'GET' || QUERY_ONLY.has(variable.name)),
  );

export const isRequired = (
  { definition }: Pick<StoredOperation, 'definition'>,
  { name, type }: Variable,
) => isNonNullType(type) && !defaultedIn(definition).has(name);

/**
 * Throws INVALID when a call names something in its URL that its path does not know, or twice what
 * is no list.
 */
export function checkParameters(
  { known, lists = new Set() }: { known: ReadonlySet<string>; lists?: ReadonlySet<string> },
  query: Readonly<Record<string, unknown>>,
): void {
  const names = [...known].join(', ');
  const text = names ? `Unknown; this path knows ${names}` : 'Unknown; this path knows none';
  const errors = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (!known.has(name)) return [[name, text]];
    return Array.isArray(value) && !lists.has(name) ? [[name, 'Is given more than once']] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** The parameters that hold lists: with commas, or given several times. */
export const listParameters = (operation: StoredOperation): ReadonlySet<string> =>
  new Set(
    queryVariables(operation)
      .filter(({ type }) => isListType(getNullableType(type)))
      .map(({ name }) => snakeCase(name)),
  );

export const knownParameters = (operation: StoredOperation): ReadonlySet<string> =>
  new Set([
    ...queryVariables(operation).map(({ name }) => snakeCase(name)),
    ...(operation.route.paged ? PAGE_PARAMETERS : []),
  ]);
