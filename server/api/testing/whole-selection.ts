import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

const MAX_DEPTH = 6;
/** A record, one that it leads to, and one more: an edge shows the same on every way to it. */
const MAX_RECORDS = 3;
const RECORD_ID = 'nodeId';

const isRecord = (type: GraphQLObjectType) => RECORD_ID in type.getFields();

const needsArguments = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/**
 * Every field of a type that needs no arguments, so that the test sees everything the type
 * discloses. A type inside itself is left out: records lead to each other in circles.
 */
function selectionOf(
  type: GraphQLObjectType,
  depth: number,
  aliasOf = (_name: string) => '',
  around: readonly GraphQLObjectType[] = [],
): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (needsArguments(field)) return [];
    const named = getNamedType(field.type);
    if (!isObjectType(named)) return [`${aliasOf(field.name)}${field.name}`];
    const outside = [...around, type];
    const isOpen =
      depth < MAX_DEPTH &&
      !outside.includes(named) &&
      !(isRecord(named) && outside.filter(isRecord).length >= MAX_RECORDS);
    const inner = isOpen ? selectionOf(named, depth + 1, undefined, outside) : '';
    return inner ? [`${aliasOf(field.name)}${field.name} ${inner}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

/**
 * The same for an interface: each type under its own aliases, since types differ in which fields
 * may be null.
 */
function interfaceSelectionOf(schema: GraphQLSchema, type: GraphQLInterfaceType): string {
  const fragments = schema
    .getPossibleTypes(type)
    .map(
      (possible) =>
        `... on ${possible.name} ${selectionOf(possible, 1, (name) => `${possible.name}_${name}: `)}`,
    );
  return `{ __typename ${fragments.join(' ')} }`;
}

function wholeSelection(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (isInterfaceType(type)) return interfaceSelectionOf(schema, type);
  return isObjectType(type) ? selectionOf(type, 1) : '';
}

const ROOTS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as const;

/** The root fields of a schema as `Query.booking`. */
export const rootFields = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );

/** An operation on one root field, with a variable for each of its arguments. */
export function wholeDocument(schema: GraphQLSchema, rootField: string): string {
  const [root, name = ''] = rootField.split('.');
  const field = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .find((type) => type?.name === root)
    ?.getFields()[name];
  if (!field) throw new Error(`there is no ${rootField}`);

  const variables = field.args
    .map(
      ({ name: own, type, defaultValue }) =>
        `$${own}: ${String(defaultValue === undefined ? type : getNullableType(type))}`,
    )
    .join(', ');

  const args = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = wholeSelection(schema, getNamedType(field.type));
  const kind = ROOTS[root as keyof typeof ROOTS];

  return `${kind} ${variables && `(${variables})`} { ${name} ${args && `(${args})`} ${selection} }`;
}
