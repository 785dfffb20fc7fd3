import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * The size of a document, with fragments counted wherever they are spread; all operations of a
 * document count.
 */
export interface DocumentShape {
  /** Nested fields. Introspection is not counted; its own rule bounds it. */
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
  /** Fragments that are defined, used or not, plus inline fragments and spreads. */
  fragments: number;
  /** Occurrences of one name in one selection: validation spends its time on comparing those. */
  repeats: number;
}

type Names = Map<string, number>;

/** Nested selections, fields and fragments alike. A deeper document is always refused. */
const MAX_NESTED = 200;

/**
 * Measures in one walk that ends early: after `maxSelections` the document is large enough to be
 * refused, so fragments that multiply or form cycles cost no more than that.
 */
export function shapeOf(document: DocumentNode, maxSelections: number): DocumentShape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const shape: DocumentShape = {
    depth: 0,
    fields: 0,
    aliases: 0,
    directives: 0,
    fragments: fragments.size,
    repeats: 0,
  };
  let selections = 0;

  const walk = (set: SelectionSetNode, depth: number, names: Names, level: number): void => {
    if (level > MAX_NESTED) selections = maxSelections;

    for (const selection of set.selections) {
      if ((selections += 1) > maxSelections) {
        shape.fields = selections;
        return;
      }
      shape.directives += selection.directives?.length ?? 0;
      if (selection.kind !== Kind.FIELD) shape.fragments += 1;
      if (selection.kind === Kind.INLINE_FRAGMENT)
        walk(selection.selectionSet, depth, names, level + 1);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet, depth, names, level + 1);
      } else {
        const { name, alias } = selection;
        const isIntrospection = name.value.startsWith('__');
        const repeated = (names.get(alias?.value ?? name.value) ?? 0) + 1;
        names.set(alias?.value ?? name.value, repeated);
        shape.repeats = Math.max(shape.repeats, repeated);
        shape.fields += 1;
        if (alias) shape.aliases += 1;
        if (!isIntrospection) shape.depth = Math.max(shape.depth, depth);
        if (selection.selectionSet)
          walk(
            selection.selectionSet,
            isIntrospection ? Number.NEGATIVE_INFINITY : depth + 1,
            new Map(),
            level + 1,
          );
      }
    }
  };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    shape.directives += definition.directives?.length ?? 0;
    walk(definition.selectionSet, 1, new Map(), 1);
  }
  return shape;
}
