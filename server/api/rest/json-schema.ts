import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { selectedFields, type StoredOperation } from './stored-operation.js';

export type JsonSchema = Record<string, unknown>;

/** Scalars of the schema by name; a new one has to be added here. */
const SCALARS: Record<string, JsonSchema> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
  LocalDate: { type: 'string', format: 'date' },
  DateTimeISO: { type: 'string', format: 'date-time' },
};

function scalarSchema(type: GraphQLType): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  const schema = SCALARS[String(type)];
  if (!schema) throw new Error(`the scalar ${String(type)} has no JSON schema yet`);
  return schema;
}

function orNull(type: GraphQLType, schema: JsonSchema): JsonSchema {
  if (isNonNullType(type)) return schema;
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

export const described = (
  schema: JsonSchema,
  description: string | null | undefined,
): JsonSchema => (description ? { ...schema, description } : schema);

/** The JSON schema of a body: the input type in snake_case, or by `nameOf`. */
export function inputSchema(
  type: GraphQLInputType,
  nameOf: (field: string) => string = snakeCase,
): JsonSchema {
  const bare = getNullableType(type);
  if (isListType(bare)) return orNull(type, { type: 'array', items: inputSchema(bare.ofType) });
  if (!isInputObjectType(bare)) return orNull(type, scalarSchema(bare));

  const fields = Object.values(bare.getFields());
  const required = fields.filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );

  return orNull(type, {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        nameOf(field.name),
        described(inputSchema(field.type), field.description),
      ]),
    ),
    ...(required.length > 0 && { required: required.map(({ name }) => nameOf(name)) }),
  });
}

/** The JSON schema of a selection, with its aliases. */
function outputSchema(
  document: StoredOperation['document'],
  type: GraphQLOutputType,
  selection: Parameters<typeof selectedFields>[1],
): JsonSchema {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return orNull(type, { type: 'array', items: outputSchema(document, bare.ofType, selection) });
  }
  if (!isObjectType(bare)) return orNull(type, scalarSchema(bare));

  const known = bare.getFields();
  const fields = selectedFields(document, selection).map(({ name, field }) => {
    const { type: fieldType, description } = known[field.name.value] ?? {};
    if (!fieldType) throw new Error(`${bare.name} has no ${field.name.value}`);
    return [
      name,
      described(outputSchema(document, fieldType, field.selectionSet), description),
    ] as const;
  });

  return orNull(type, {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: selectedFields(document, selection)
      .filter(({ field }) => !field.directives?.length)
      .map(({ name }) => name),
  });
}

/** The JSON schema of a row's answer, in each of the shapes it may have. */
export function answerSchema({ document, answers }: StoredOperation): JsonSchema {
  const schemas = answers.map(({ field, parent }) => {
    const type = parent.getFields()[field.name.value]?.type;
    if (!type) throw new Error(`${parent.name} has no ${field.name.value}`);
    return outputSchema(document, type, field.selectionSet);
  });
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { oneOf: schemas };
}
