import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { camelCase, snakeCase } from '#server/core/input/check-input.js';
import { ServiceError } from '#server/core/errors.js';
import { QUERY_ONLY, type RestCall, type RestRoute } from './route.js';
import type { StoredOperation } from './stored-operation.js';

/** Far more than any input has; a deeper one would exhaust the stack of a recursive walk. */
const MAX_DEPTH = 20;

function camelCased(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new ServiceError('MALFORMED', 'The body is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => camelCased(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [camelCase(key), camelCased(child, depth + 1)]),
  );
}

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

/**
 * The body as an input object. A field that the answer of the same path has and the input lacks is
 * read-only and ignored, so that an entity may be sent back as received; any other unknown field
 * stays in, for the schema to refuse.
 */
function inputOf(
  body: Record<string, unknown>,
  type: GraphQLInputObjectType,
  { names = {} }: RestRoute,
  readOnly: Set<string>,
) {
  const known = type.getFields();
  const inputName = (name: string) =>
    (Object.hasOwn(names, name) && names[name]) || camelCase(name);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => inputName(name) in known || !readOnly.has(name))
      .map(([name, value]) => [inputName(name), camelCased(value)]),
  );
}

export function variablesOf(
  { route, variables, answerFields }: StoredOperation,
  call: RestCall,
): Record<string, unknown> {
  const { params, query, body } = call;
  const passedOver = new Set<string>([
    ...answerFields,
    ...Object.keys(route.takes ?? {}),
    'id',
    ...Object.keys(params),
  ]);

  const found = variables.flatMap(({ name, type }): [string, unknown][] => {
    const named = getNamedType(type);
    if (isInputObjectType(named) && !isListType(getNullableType(type))) {
      const source = route.method === 'GET' ? typedFields(query, named) : body;
      return [[name, inputOf(source, named, route, passedOver)]];
    }
    const wireName = snakeCase(name);
    const text = params[wireName] ?? params[name] ?? query[wireName];
    if (text !== undefined) return [[name, typed(text, type)]];
    return wireName in body && !QUERY_ONLY.has(name) ? [[name, camelCased(body[wireName])]] : [];
  });

  const byName = Object.fromEntries(found);

  return { ...byName, ...route.variables?.(call, byName) };
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
