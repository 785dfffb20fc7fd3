import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { camelCase, snakeCase } from '#server/core/input/check-input.js';
import type { FieldErrors } from '#server/core/errors.js';

/** A field that the answer has and the input lacks, so that the call does not store it. */
export interface UnstoredField {
  /** Stands before its name in an error: empty, or the index of its record, as in `3.`. */
  place: string;
  /** The name as sent. */
  name: string;
  /** The name that the answer has. */
  documented: string;
  value: unknown;
}

export interface InputReader {
  /** Documented name → field of the input, where the one is not the snake_case of the other. */
  names: Readonly<Record<string, string>>;
  /** Documented names of fields that the answer has, or the path. */
  unstored: ReadonlySet<string>;
  /** Fields that the row reads itself. */
  taken: ReadonlySet<string>;
  /** Whether one value stands for a list of it, as in GraphQL. */
  takesOneForList: boolean;
}

export interface ReadInput {
  errors: FieldErrors;
  unstored: UnstoredField[];
  /** Name of a field in a ServiceError → the same as sent. */
  sentNames: Map<string, string>;
}

export const emptyReading = (): ReadInput => ({ errors: {}, unstored: [], sentNames: new Map() });

export const UNKNOWN_FIELD = 'Is not a field of this call';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Place {
  place: string;
  /** The field that holds the value, as sent. */
  name: string;
}

/**
 * The value of a body as one of an input type, whose fields the caller may write in snake_case or
 * as GraphQL has them. Collects what is wrong by the names and places as sent; a value of a wrong
 * type stays as it is, for the schema to refuse.
 */
export function readInput(
  value: unknown,
  type: GraphQLInputType,
  reader: InputReader,
  found: ReadInput,
  { place, name }: Place = { place: '', name: '' },
): unknown {
  if (value === null || value === undefined) return value;
  const bare = getNullableType(type);

  if (isListType(bare)) {
    if (!Array.isArray(value)) {
      if (!reader.takesOneForList) found.errors[place + name] = 'Must be a list';
      return value;
    }
    const isOfObjects = isInputObjectType(getNullableType(bare.ofType));
    return value.map((item, index) =>
      readInput(item, bare.ofType, reader, found, {
        place: isOfObjects ? `${place}${index}.` : place,
        name,
      }),
    );
  }

  return isInputObjectType(bare) && isObject(value)
    ? readFields(value, bare.getFields(), reader, found, place)
    : value;
}

/** The same for an object whose fields are `known`. */
export function readFields(
  body: Record<string, unknown>,
  known: Readonly<Record<string, { type: GraphQLInputType }>>,
  reader: InputReader,
  found: ReadInput,
  place = '',
): Record<string, unknown> {
  const names = new Map(Object.entries(reader.names));
  const sent = new Map<string, string>();
  const input: Record<string, unknown> = {};

  for (const [name, value] of Object.entries(body)) {
    const field = names.get(name) ?? camelCase(name);
    const before = sent.get(field);
    sent.set(field, name);
    if (before !== undefined) {
      for (const twice of [before, name])
        found.errors[place + twice] = `Is given twice, as ${before} and as ${name}`;
      continue;
    }

    const fieldType = Object.hasOwn(known, field) ? known[field]?.type : undefined;
    if (fieldType) {
      input[field] = readInput(value, fieldType, reader, found, { place, name });
      found.sentNames.set(place + snakeCase(field), place + name);
      continue;
    }

    const documented = reader.unstored.has(name) ? name : snakeCase(name);
    if (reader.unstored.has(documented)) found.unstored.push({ place, name, documented, value });
    else if (!reader.taken.has(name)) found.errors[place + name] = UNKNOWN_FIELD;
  }

  return input;
}
