import {
  getNamedType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  isInputType,
  type FieldNode,
  type GraphQLObjectType,
} from 'graphql';
import type { RestRoute } from './route.js';
import { routes } from './routes.js';

/** A prepared row: its document is checked against the schema once, at start. */
export interface StoredOperation {
  route: RestRoute;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** Query or Mutation. */
  parent: GraphQLObjectType;
  /** The first root field. */
  root: GraphQLField<unknown, unknown>;
  variables: { name: string; type: GraphQLInputType; description: string | null }[];
  /**
   * Paths from the root of the data to the answer, and the fields there; for a paged answer, to its
   * nodes.
   */
  places: string[][];
  answers: Answer[];
  /**
   * Names of the answer's fields, and of the record's where it is read by itself: a body may repeat
   * them when it sends back an answer.
   */
  answerFields: ReadonlySet<string>;
  /** The row that reads the record which this row changes, or the list that has it. */
  reads: StoredOperation | null;
}

/** Throws when the row does not fit the schema. */
export function prepareOperation(schema: GraphQLSchema, route: RestRoute): StoredOperation {
  try {
    return prepare(schema, route);
  } catch (error) {
    throw new Error(`the row ${route.method} ${route.path} is invalid`, { cause: error });
  }
}

function prepare(schema: GraphQLSchema, route: RestRoute): StoredOperation {
  const document = parse(route.operation);
  const [error] = validate(schema, document);
  if (error) throw error;

  const [definition, second] = document.definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition || second) throw new Error('a row must have exactly one operation');

  const variables = (definition.variableDefinitions ?? []).map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type);
    if (!isInputType(inputType)) throw new Error(`$${variable.name.value} has no input type`);
    const name = variable.name.value;
    return {
      name,
      type: inputType,
      description: argumentDescription(schema, document, definition, name),
    };
  });

  const places = answerPlaces(route, document, definition).map((place) =>
    route.paged ? [...place, 'nodes'] : place,
  );
  const answers = places.map((place) => findAnswer(schema, document, definition, place));
  const readingRoute = readingRouteOf(route);
  const reads = readingRoute && prepareOperation(schema, readingRoute);
  const answerFields = new Set(
    [...answers, ...(reads?.answers ?? [])].flatMap(({ fields }) => fields.map(({ name }) => name)),
  );

  const [first] = selectedFields(document, definition.selectionSet);
  const parent = schema.getRootType(definition.operation);
  const root = parent?.getFields()[first?.field.name.value ?? ''];
  if (!parent || !root) throw new Error('the operation is empty');

  return {
    route,
    document,
    definition,
    parent,
    root,
    variables,
    places,
    answers,
    answerFields,
    reads,
  };
}

function readingRouteOf({ method, path }: RestRoute): RestRoute | null {
  if (method !== 'PUT') return null;
  const paths = [path, path.replace(/\{id\}$/, '')];
  const found = paths.flatMap((at) =>
    routes.filter((route) => route.method === 'GET' && route.path === at && !route.paged),
  );
  return found[0] ?? null;
}

/** The schema's description of the argument that uses a variable; null when none does. */
function argumentDescription(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  variable: string,
): string | null {
  const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
  for (const { field } of selectedFields(document, definition.selectionSet)) {
    const handed = field.arguments?.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
    );
    const known = fields[field.name.value]?.args.find(({ name }) => name === handed?.name.value);
    if (known?.description) return known.description;
  }
  return null;
}

export interface SelectedField {
  /** The alias when there is one. */
  name: string;
  field: FieldNode;
}

/** The fields of a selection, fragments included. */
export function selectedFields(
  document: DocumentNode,
  selections: SelectionSetNode | undefined,
): SelectedField[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      return [{ name: selection.alias?.value ?? selection.name.value, field: selection }];
    }
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selectedFields(document, selection.selectionSet);

    const fragment = document.definitions.find(
      (node): node is FragmentDefinitionNode =>
        node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );

    return selectedFields(document, fragment?.selectionSet);
  });
}

export const stepsOf = (place: string): string[] => place.split('.');

/** The paths from the root of the data to the answer. */
function answerPlaces(
  { at }: RestRoute,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): string[][] {
  if (at !== undefined) return (typeof at === 'string' ? [at] : at).map(stepsOf);
  const roots = selectedFields(document, definition.selectionSet).map(({ name }) => [name]);
  if (roots.length !== 1) throw new Error('a row with several root fields must set `at`');
  return roots;
}

export interface Answer {
  /** The field of the schema that gives the answer. */
  field: FieldNode;
  parent: GraphQLObjectType;
  fields: SelectedField[];
}

/** Follows names from the root of the operation to a field. */
export function findAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  place: readonly string[],
): Answer {
  let parent = schema.getRootType(definition.operation);
  let fields = selectedFields(document, definition.selectionSet);
  let found: Answer | undefined;

  for (const step of place) {
    const field = fields.find(({ name }) => name === step)?.field;
    if (!field || !parent) throw new Error(`the operation has no ${place.join('.')}`);
    fields = selectedFields(document, field.selectionSet);
    found = { field, parent, fields };
    const type = parent.getFields()[field.name.value]?.type;
    const named = type && getNamedType(type);
    parent = isObjectType(named) ? named : undefined;
  }

  if (!found) throw new Error('the operation is empty');

  return found;
}
