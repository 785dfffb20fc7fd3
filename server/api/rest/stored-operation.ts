import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  isInputType,
  type FieldNode,
  type GraphQLObjectType,
} from 'graphql';
import type { RestRoute } from './route.js';

/** A row made ready: its document is checked against the schema once, at start. */
export interface StoredOperation {
  route: RestRoute;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  variables: { name: string; type: GraphQLInputType }[];
  /** Names of the answer's fields: a body may repeat them, as one that sends back what it got. */
  answerFields: ReadonlySet<string>;
}

export function prepareOperation(schema: GraphQLSchema, route: RestRoute): StoredOperation {
  const document = parse(route.operation);
  const where = `${route.method} ${route.path}`;
  const [error] = validate(schema, document);
  if (error) throw new Error(`${where}: ${error.message}`);
  const [definition, second] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition || second) throw new Error(`${where}: a row has exactly one operation`);
  const variables = (definition.variableDefinitions ?? []).map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type);
    if (!isInputType(inputType)) throw new Error(`${where}: $${variable.name.value} has no input type`);
    return { name: variable.name.value, type: inputType };
  });
  const answer = findAnswer(schema, document, definition, route);
  return { route, document, definition, variables, answerFields: new Set(answer.fields.map(({ name }) => name)) };
}

export interface SelectedField {
  /** As it is answered: the alias when there is one. */
  name: string;
  field: FieldNode;
}

/** The fields a selection asks for, fragments opened. */
export function selectedFields(document: DocumentNode, selections: SelectionSetNode | undefined): SelectedField[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      return [{ name: selection.alias?.value ?? selection.name.value, field: selection }];
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectedFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node): node is FragmentDefinitionNode =>
        node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return selectedFields(document, fragment?.selectionSet);
  });
}

/** The names from the root of the data to the answer; of a paged answer, to its nodes. */
export function answerPath(
  { at, paged }: RestRoute,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): string[] {
  const roots = selectedFields(document, definition.selectionSet).map(({ name }) => name);
  const path = at?.split('.') ?? roots.slice(0, 1);
  if (at === undefined && roots.length !== 1)
    throw new Error('a row with several root fields says where its answer is');
  return paged ? [...path, 'nodes'] : path;
}

export interface Answer {
  /** The field of the schema that gives the answer. */
  field: FieldNode;
  parent: GraphQLObjectType;
  fields: SelectedField[];
}

export function findAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  route: RestRoute,
): Answer {
  let parent = schema.getRootType(definition.operation);
  let fields = selectedFields(document, definition.selectionSet);
  let found: Answer | undefined;
  for (const step of answerPath(route, document, definition)) {
    const field = fields.find(({ name }) => name === step)?.field;
    if (!field || !parent) throw new Error(`${route.method} ${route.path}: its operation has no ${step}`);
    fields = selectedFields(document, field.selectionSet);
    found = { field, parent, fields };
    const type = parent.getFields()[field.name.value]?.type;
    const named = type && getNamedType(type);
    parent = isObjectType(named) ? named : undefined;
  }
  if (!found) throw new Error(`${route.method} ${route.path}: its operation is empty`);
  return found;
}

export const takesBody = ({ variables }: StoredOperation) =>
  variables.some(({ type }) => isInputObjectType(getNamedType(type)));
