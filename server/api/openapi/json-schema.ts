import {
  GraphQLInt,
  GraphQLNonNull,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLInputType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { neededSetsOf, rulesOf } from '#server/core/input/field-rules.js';
import { selectedFields, type StoredOperation } from '#server/api/rest/stored-operation.js';

export type JsonSchema = Record<string, unknown>;

/** Puts the schema of an object under a name and returns a reference, or returns it as it is. */
export type NameSchema = (name: string, schema: JsonSchema) => JsonSchema;

const inline: NameSchema = (_name, schema) => schema;

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

function withNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

const orNull = (type: GraphQLType, schema: JsonSchema): JsonSchema =>
  isNonNullType(type) ? schema : withNull(schema);

export const described = (
  schema: JsonSchema,
  description: string | null | undefined,
): JsonSchema => (description ? { ...schema, description } : schema);

export interface InputOptions {
  /** The documented name of a field of the input; by default its snake_case. */
  nameOf?: (field: string) => string;
  /** True requires the fields that a new record needs. */
  isCreating?: boolean;
  named?: NameSchema;
}

/** A record and its changes need different fields, so they are two schemas. */
export const inputName = (type: GraphQLInputType, isCreating = false): string => {
  const { name } = getNamedType(type);
  return isCreating ? name : name.replace(/Input$/, 'Changes');
};

/** The JSON schema of a body: the input type in snake_case, or by `nameOf`. */
export const inputSchema = (type: GraphQLInputType, options: InputOptions = {}): JsonSchema =>
  orNull(type, presentSchema(type, options));

/** The same without null, which a URL cannot carry. */
export function presentSchema(type: GraphQLInputType, options: InputOptions = {}): JsonSchema {
  const { nameOf = snakeCase, isCreating = false, named = inline } = options;
  const nested = { isCreating, named };
  const bare = getNullableType(type);
  if (isListType(bare)) return { type: 'array', items: inputSchema(bare.ofType, nested) };
  if (!isInputObjectType(bare)) return scalarSchema(bare);

  const fields = Object.values(bare.getFields());
  const isRequired = (field: GraphQLInputField) =>
    (isNonNullType(field.type) && field.defaultValue === undefined) ||
    (isCreating && rulesOf(field).neededToCreate === true);
  const formWith = (set: readonly string[]): JsonSchema => {
    const isNeeded = (field: GraphQLInputField) => isRequired(field) || set.includes(field.name);
    const required = fields.filter(isNeeded).map(({ name }) => nameOf(name));

    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [nameOf(field.name), fieldSchema(field, isNeeded(field), nested)]),
      ),
      ...(required.length > 0 && { required }),
    };
  };
  const sets = isCreating ? neededSetsOf(bare) : [];

  return named(
    inputName(bare, isCreating),
    sets.length > 0 ? { anyOf: sets.map(formWith) } : formWith([]),
  );
}

/** The forms of an object: one, or those of which a body has any. */
export const formsOf = ({ anyOf, ...schema }: JsonSchema): JsonSchema[] =>
  Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [schema]; // as presentSchema writes it

function fieldSchema(
  field: GraphQLInputField,
  isRequired: boolean,
  options: InputOptions,
): JsonSchema {
  const { neededToCreate: _needed, ...limits } = rulesOf(field);
  const limited = { ...presentSchema(field.type, options), ...limits };

  return described(isRequired ? limited : orNull(field.type, limited), field.description);
}

interface Selected {
  document: StoredOperation['document'];
  named: NameSchema;
}

/** The JSON schema of a selection, with its aliases. */
function outputSchema(
  { document, named }: Selected,
  type: GraphQLOutputType,
  selection: Parameters<typeof selectedFields>[1],
): JsonSchema {
  const selected = { document, named };
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return orNull(type, { type: 'array', items: outputSchema(selected, bare.ofType, selection) });
  }
  // Of an interface the fields depend on the record.
  if (isInterfaceType(bare)) return orNull(type, { type: 'object' });
  if (!isObjectType(bare)) return orNull(type, scalarSchema(bare));

  const known = bare.getFields();
  const fields = selectedFields(document, selection).map(({ name, field }) => {
    const { type: fieldType, description } = known[field.name.value] ?? {};
    if (!fieldType) throw new Error(`${bare.name} has no ${field.name.value}`);
    return [
      name,
      described(outputSchema(selected, fieldType, field.selectionSet), description),
    ] as const;
  });

  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: selectedFields(document, selection)
      .filter(({ field }) => !field.directives?.length)
      .map(({ name }) => name),
  };

  return orNull(type, named(bare.name, described(schema, bare.description)));
}

/** A root field that finds one record by its id: over REST, none is a failure and never null. */
const isRecord = (parent: GraphQLObjectType, { name }: FieldNode): boolean =>
  parent.name === 'Query' &&
  parent
    .getFields()
    [name.value]?.args.some((arg) => arg.name === 'id' && getNamedType(arg.type) === GraphQLInt) ===
    true;

const present = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) ? type : new GraphQLNonNull(type);

/** The JSON schema of a row's answer, in each of the shapes it may have. */
export function answerSchema(
  { document, answers }: StoredOperation,
  named: NameSchema = inline,
): JsonSchema {
  const schemas = answers.map(({ field, parent }) => {
    const type = parent.getFields()[field.name.value]?.type;
    if (!type) throw new Error(`${parent.name} has no ${field.name.value}`);
    return outputSchema(
      { document, named },
      isRecord(parent, field) ? present(type) : type,
      field.selectionSet,
    );
  });
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { anyOf: schemas };
}

/** The JSON schema of all that an operation answers. */
export function dataSchema({ document, definition, parent }: StoredOperation): JsonSchema {
  return outputSchema({ document, named: inline }, parent, definition.selectionSet);
}
