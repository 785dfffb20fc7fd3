import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
  BREAK,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { ServiceError } from '#server/core/errors.js';

const NO_NAME: FieldNode['arguments'] = [
  {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'name' },
    value: { kind: Kind.STRING, value: '' },
  },
];

function names(document: DocumentNode, meta: { name: string }): boolean {
  let isThere = false;
  visit(document, {
    Field: ({ name }) => {
      if (name.value !== meta.name) return undefined;
      isThere = true;
      return BREAK;
    },
  });
  return isThere;
}

/**
 * Only signed-in callers may introspect the schema. For others `__type` finds no type, as if none
 * had that name, and `__schema` throws UNAUTHENTICATED.
 */
export function withoutIntrospection(document: DocumentNode): DocumentNode {
  if (names(document, SchemaMetaFieldDef))
    throw new ServiceError('UNAUTHENTICATED', 'Sign in to read the schema');
  if (!names(document, TypeMetaFieldDef)) return document;
  return visit(document, {
    Field: (field) =>
      field.name.value === TypeMetaFieldDef.name ? { ...field, arguments: NO_NAME } : undefined,
  });
}
