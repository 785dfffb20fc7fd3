import { getNamedType, getNullableType, isInputObjectType, isListType, Kind } from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { selectedFields, type StoredOperation } from '#server/api/rest/stored-operation.js';
import type { RestCall } from '#server/api/rest/route.js';

const ENTITY_TYPE_NUMBERS: Record<string, number> = {
  CUSTOMER: 1,
  AGENCY: 2,
  BROADCASTER: 3,
  ADTECH: 4,
};

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** The root fields of a row's operation, as `Query.bookings`. */
export const rootFieldsOf = ({ document, definition }: StoredOperation): string[] =>
  selectedFields(document, definition.selectionSet).map(
    ({ field }) => `${ROOTS[definition.operation]}.${field.name.value}`,
  );

/**
 * True where a variable decides if the row includes the field, as in the lists of what could be
 * associated.
 */
export const isConditional = ({ document, definition }: StoredOperation): boolean =>
  selectedFields(document, definition.selectionSet).some(({ field }) =>
    field.directives?.some(({ arguments: args }) =>
      args?.some(({ value }) => value.kind === Kind.VARIABLE),
    ),
  );

const snakeCased = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [snakeCase(name), value]),
  );

/** The REST call that is equivalent to the arguments of its root field. */
export function wireCall(operation: StoredOperation, args: Record<string, unknown>): RestCall {
  const { route, variables } = operation;
  const call: RestCall = { params: {}, query: {}, body: {} };
  const wireNames = new Map(
    Object.entries(route.names ?? {}).map(([wire, field]) => [field, wire]),
  );

  for (const { name, type } of variables) {
    if (!(name in args) || args[name] === undefined) continue;
    const value = args[name];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const wireName = snakeCase(name);
    if (isListType(getNullableType(type)) && isInputObjectType(getNamedType(type))) {
      call.body[wireName] = (value as object[]).map(snakeCased);
    } else if (isInputObjectType(getNamedType(type))) {
      for (const [field, fieldValue] of Object.entries(value as object)) {
        const wire = wireNames.get(field) ?? snakeCase(field);
        const isKind = wire === 'entity_type' && typeof fieldValue === 'string';
        call.body[wire] = isKind ? ENTITY_TYPE_NUMBERS[fieldValue] : fieldValue;
      }
    } else if (route.path.includes(`{${wireName}}`)) call.params[wireName] = text;
    else if (route.path.includes(`{${name}}`)) call.params[name] = text;
    else if (route.method === 'GET') call.query[wireName] = text;
    else call.body[wireName] = value;
  }

  return call;
}
