import { describe, expect, test } from '@jest/globals';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { buildApiSchema } from '#server/api/graphql/schema.js';

interface Described {
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
}

const within = (owner: string, parts: readonly Described[]): Described[] =>
  parts.map((part) => ({
    name: `${owner}.${part.name}`,
    description: part.description,
    deprecationReason: part.deprecationReason,
  }));

/** A type and all its parts, each with its path in the schema: `Query.bookings.first`. */
function partsOf(type: GraphQLNamedType): Described[] {
  const self = { name: type.name, description: type.description };
  if (isEnumType(type)) return [self, ...within(type.name, type.getValues())];
  if (isInputObjectType(type)) return [self, ...within(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [self];

  const fields = Object.values(type.getFields());

  return [
    self,
    ...within(type.name, fields),
    ...fields.flatMap((field) => within(`${type.name}.${field.name}`, field.args)),
  ];
}

const types = Object.values((await buildApiSchema()).getTypeMap());
const parts = types
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap(partsOf);

describe('the schema', () => {
  test('says of every type, field, argument, input field and enum value what it is', () => {
    expect(parts.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('says it in sentences', () => {
    const sentence = /^\S.*[.…)]$/s;
    const broken = parts.filter(({ description }) => description && !sentence.test(description));
    expect(broken.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('says of a field that may be null when it is', () => {
    const fields = types
      .filter((type) => isObjectType(type) && !isIntrospectionType(type))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .filter(({ type }) => !isNonNullType(type));
    const silent = fields.filter(({ description }) => !/\bnull\b/i.test(description ?? ''));
    expect(silent.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('says of what is superseded since when, until when at least, and what to use', () => {
    const form =
      /^Since (\d{4}-\d\d-\d\d), gone on (\d{4}-\d\d-\d\d) at the earliest: use `[^`]+`.*\.$/;
    const broken = parts.filter(({ deprecationReason }) => {
      if (!deprecationReason) return false;
      const [, since, until] = form.exec(deprecationReason) ?? [];
      return !since || !until || Date.parse(until) - Date.parse(since) < 180 * 86_400_000;
    });

    expect(broken.map(({ name, deprecationReason }) => `${name}: ${deprecationReason}`)).toEqual(
      [],
    );
  });
});
