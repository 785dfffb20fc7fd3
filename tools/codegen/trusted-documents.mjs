import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';

/**
 * The operations of the client as it sends them, by the hash of their text: the server runs these
 * by their ids. This plugin of graphql-codegen writes the list of the server;
 * tools/codegen-documents.mjs writes the hash into each document of the client.
 */

const nameOf = (definition) => definition.name?.value ?? '';
const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);
const isOperation = ({ kind }) => kind === 'OperationDefinition';
const isFragment = ({ kind }) => kind === 'FragmentDefinition';

/**
 * An operation and its fragments as Apollo Client sends them; the order of fragments is that of
 * their names.
 */
function textOf(definitions) {
  const fragments = definitions.filter(isFragment).sort(byName);
  const ordered = [...definitions.filter(isOperation), ...fragments];
  return print(addTypenameToDocument({ kind: 'Document', definitions: ordered }));
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The hash of an operation with its fragments. */
export const trustedHashOf = (definitions) => hashOf(textOf(definitions));

function namesOfSpreads(node, found = new Set()) {
  for (const selection of node.selectionSet?.selections ?? []) {
    if (selection.kind === 'FragmentSpread') found.add(selection.name.value);
    namesOfSpreads(selection, found);
  }
  return found;
}

/** The fragments an operation spreads, and those that these spread. */
export function fragmentsOf(operation, fragments) {
  const found = new Map();
  const visit = (node) => {
    for (const name of namesOfSpreads(node)) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(name)) continue;
      found.set(name, fragment);
      visit(fragment);
    }
  };
  visit(operation);
  return [...found.values()];
}

export function plugin(_schema, files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter(isFragment).map((fragment) => [nameOf(fragment), fragment]),
  );
  const texts = definitions
    // Subscriptions go over the socket, as text.
    .filter((definition) => isOperation(definition) && definition.operation !== 'subscription')
    .sort(byName)
    .map((operation) => textOf([operation, ...fragmentsOf(operation, fragments)]));
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [`sha256:${hashOf(text)}`, text])), null, 2)}\n`;
}
