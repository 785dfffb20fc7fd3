import fs from 'node:fs';
import path from 'node:path';

/**
 * A plugin of graphql-codegen: the Apollo Client 4 hooks that the client uses, over the documents
 * of tools/codegen-documents.mjs. The published plugin writes hooks that do not type-check with Apollo
 * Client 4.
 */
const HEADER = '// Written by npm run generate from the operations in client/**/*.graphql.';
const CLIENT = '@apollo/client/react';

/** Hooks of a kind: the name of each, what it imports, and its code. */
const HOOKS = {
  query: ({ name, result, variables, document, optional }) => [
    {
      hook: `use${name}Query`,
      imports: ['useQuery', 'type SkipToken'],
      code: `export const use${name}Query = (
  options${optional}: (useQuery.Options<${result}, ${variables}> & { returnPartialData?: false }) | SkipToken,
) => useQuery(${document}, options as useQuery.Options<${result}, ${variables}> & { returnPartialData?: false });`,
    },
  ],
  mutation: ({ name, result, variables, document }) => [
    {
      hook: `use${name}Mutation`,
      imports: ['useMutation'],
      code: `export const use${name}Mutation = (options?: useMutation.Options<${result}, ${variables}>) =>
  useMutation(${document}, options);`,
    },
  ],
  subscription: ({ name, result, variables, document, optional }) => [
    {
      hook: `use${name}Subscription`,
      imports: ['useSubscription', 'type SkipToken'],
      code: `export const use${name}Subscription = (
  options${optional}: useSubscription.Options<${result}, ${variables}> | SkipToken,
) => useSubscription(${document}, options as useSubscription.Options<${result}, ${variables}>);`,
    },
  ],
};

const NAME = /\buse\w+(?:Query|Mutation|Subscription)\b/g;

/** The names of hooks in the client's own files: hooks that nobody calls are not written. */
function usedNames() {
  const files = fs
    .readdirSync('client', { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !path.basename(file).startsWith('generated'));
  const names = files.flatMap(
    (file) => fs.readFileSync(path.join('client', file), 'utf8').match(NAME) ?? [],
  );
  return new Set(names);
}

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

function describe(operation) {
  const name = capitalised(operation.name.value);
  const result = `${name}${capitalised(operation.operation)}`;
  const needsVariables = (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );
  return {
    name,
    result,
    variables: `${result}Variables`,
    document: `${name}Document`,
    optional: needsVariables ? '' : '?',
  };
}

export function plugin(_schema, files) {
  const operations = files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name);
  const used = usedNames();
  const hooks = operations
    .flatMap((operation) => HOOKS[operation.operation](describe(operation)))
    .filter(({ hook }) => used.has(hook));
  const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
  return {
    prepend: [
      HEADER,
      ...(imports.length === 0 ? [] : [`import { ${imports.join(', ')} } from '${CLIENT}';`]),
    ],
    content: hooks.map((hook) => hook.code).join('\n\n'),
  };
}
