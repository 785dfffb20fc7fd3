import {
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { camelCase, snakeCase } from '#server/core/input/check-input.js';
import { invalid } from '#server/core/errors.js';
import { isWhole, nameInPath } from './query-parameters.js';
import {
  emptyReading,
  readFields,
  readInput,
  UNKNOWN_FIELD,
  type ReadInput,
} from './read-input.js';
import { QUERY_ONLY, type RestCall } from './route.js';
import type { StoredOperation } from './stored-operation.js';

/**
 * Converts a text of the path or query to the type of the variable; a text that does not fit stays
 * as it is, for the schema to refuse.
 */
function typed(text: unknown, type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = Array.isArray(text)
      ? text
      : typeof text === 'string' && text !== ''
        ? text.split(',')
        : [];
    return items.map((item) => typed(item, bare.ofType));
  }

  if (typeof text !== 'string') return text;
  if (bare === GraphQLInt || bare === GraphQLFloat)
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (bare === GraphQLBoolean && (text === 'true' || text === 'false')) return text === 'true';

  return text;
}

export interface ReadCall extends ReadInput {
  variables: Record<string, unknown>;
}

type Variables = StoredOperation['variables'];

/** The variables that are fields of the body; none where one takes all of it. */
const bodyVariables = ({ route, variables }: StoredOperation): Variables =>
  variables.filter(
    ({ name, type }) =>
      !isWhole({ type }) && !QUERY_ONLY.has(name) && nameInPath(route, name) === null,
  );

/**
 * The variables of a call, and what is wrong with its body. A field that the answer has and the
 * input lacks is not among the variables: `unstoredErrors` says whether it may be passed over.
 */
export function readCall(
  operation: StoredOperation,
  call: RestCall,
  { isLenient = false } = {},
): ReadCall {
  const { route, variables, answerFields } = operation;
  const { params, query, body } = call;
  const found = emptyReading();
  const whole = variables.find(isWhole);
  const reader = {
    names: route.names ?? {},
    unstored: new Set([...answerFields, 'id', ...Object.keys(params)]),
    taken: new Set(Object.keys(isLenient && !whole ? body : (route.takes ?? {}))),
    takesOneForList: isLenient,
  };

  const fields = whole ? [] : bodyVariables(operation);
  const known = Object.fromEntries(fields.map((variable) => [variable.name, variable]));
  const inBody = fields.length > 0 ? readFields(body, known, reader, found) : {};
  // Such a body is no record that an answer could be sent back as.
  for (const { place, name, documented } of whole ? [] : found.unstored)
    if (place === '' && !Object.hasOwn(params, documented)) found.errors[name] = UNKNOWN_FIELD;
  const byName: Record<string, unknown> = { ...inBody };

  if (whole) {
    const named = getNullableType(whole.type) as GraphQLInputObjectType; // as isWhole says
    const source = route.method === 'GET' ? typedFields(query, named) : body;
    byName[whole.name] = readInput(source, whole.type, reader, found);
  }
  for (const { name, type } of variables) {
    const wireName = snakeCase(name);
    const text = params[wireName] ?? params[name] ?? query[wireName];
    if (text !== undefined && name !== whole?.name) byName[name] = typed(text, type);
  }

  return { ...found, variables: { ...byName, ...route.variables?.(call, byName) } };
}

/**
 * The variables of a call by an assistant, which may name one value for a list, and arguments that
 * a query does not have. Throws INVALID.
 */
export function variablesOf(operation: StoredOperation, call: RestCall): Record<string, unknown> {
  const { variables, errors } = readCall(operation, call, { isLenient: true });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return variables;
}

const typedFields = (
  query: Record<string, unknown>,
  type: GraphQLInputObjectType,
): Record<string, unknown> => {
  const known = type.getFields();
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const field = known[camelCase(name)];
      return [name, field ? typed(text, field.type) : text];
    }),
  );
};
