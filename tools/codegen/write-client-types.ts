import fs from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import {
  getCachedDocumentNodeFromSchema,
  type CodegenPlugin,
} from '@graphql-codegen/plugin-helpers';
import { lexicographicSortSchema, parse, type GraphQLSchema } from 'graphql';
import config from '../../codegen.js';

/**
 * Writes the files of codegen.ts from the printed schema and the operations of the client. The core
 * of graphql-codegen does it; its command line would bring loaders of schemas that we do not have.
 */
const root = path.resolve(import.meta.dirname, '../..');

/** A file of ours, or a plugin of graphql-codegen. */
const importPlugin = (name: string): Promise<CodegenPlugin> =>
  import(name.startsWith('.') ? path.resolve(root, name) : `@graphql-codegen/${name}`);

async function loadSchema(): Promise<GraphQLSchema> {
  const { default: load } = (await import(path.resolve(root, config.schema.loader))) as {
    default: (file: string) => GraphQLSchema;
  }; // the loader that codegen.ts names
  return lexicographicSortSchema(load(path.resolve(root, config.schema.file)));
}

function readDocuments({ include, exclude = [] }: { include: string[]; exclude?: string[] }) {
  const locations = fs.globSync(include, { cwd: root, exclude }).sort();
  return locations.map((name) => {
    const location = path.resolve(root, name);
    return { location, document: parse(fs.readFileSync(location, 'utf8')) };
  });
}

const schemaAst = await loadSchema();
const schema = getCachedDocumentNodeFromSchema(schemaAst);

for (const [filename, output] of Object.entries(config.generates)) {
  const plugins = await Promise.all(
    output.plugins.map(async (name) => [name, await importPlugin(name)] as const),
  );
  const text = await codegen({
    filename,
    schema,
    schemaAst,
    documents: readDocuments(output.documents),
    config: output.config ?? {},
    plugins: output.plugins.map((name) => ({ [name]: {} })),
    pluginMap: Object.fromEntries(plugins),
  });
  fs.writeFileSync(path.resolve(root, filename), text);
}
