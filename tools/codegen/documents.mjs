import { fragmentsOf, trustedHashOf } from './trusted-documents.mjs';

/**
 * A plugin of graphql-codegen: the documents of the operations, typed and with the hashes of their
 * texts. The published plugin copies a fragment into each document that spreads it; here a fragment
 * is a constant.
 */
const TYPE = "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';";
const NODES = "import type { FragmentDefinitionNode } from 'graphql';";

/** Keys of a parsed document that a client does not need when they are empty. */
const OPTIONAL_LISTS = new Set(['arguments', 'directives', 'variableDefinitions']);

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);
const constantOf = (fragment) => `${fragment.name.value}FragmentNode`;

const codeOf = (node) =>
  JSON.stringify(node, (key, value) => {
    const isEmpty = OPTIONAL_LISTS.has(key) && value.length === 0;
    return key === 'loc' || isEmpty ? undefined : value;
  });

const writeFragment = (fragment) =>
  `const ${constantOf(fragment)} = ${codeOf(fragment)} as unknown as FragmentDefinitionNode;`;

function writeOperation(operation, fragments) {
  const name = capitalised(operation.name.value);
  const result = `${name}${capitalised(operation.operation)}`;
  const spread = fragmentsOf(operation, fragments);
  const hash = trustedHashOf([operation, ...spread]);
  const definitions = [codeOf(operation), ...spread.map(constantOf)].join(',');
  return `export const ${name}Document = {"__meta__":{"hash":"${hash}"},"kind":"Document","definitions":[${definitions}]} as unknown as TypedDocumentNode<${result}, ${result}Variables>;`;
}

export function plugin(_schema, files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const operations = definitions.filter(({ kind }) => kind === 'OperationDefinition');
  const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return {
    prepend: fragments.length === 0 ? [TYPE] : [TYPE, NODES],
    content: [
      ...fragments.map(writeFragment),
      ...operations.map((operation) => writeOperation(operation, byName)),
      '',
    ].join('\n'),
  };
}
