import fs from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from './json-schema.js';

const SCHEMAS = path.resolve(import.meta.dirname, '../developers/schemas');

/** The published JSON Schemas, without the keywords of a document of its own. */
export function publishedSchema(file: string): JsonSchema {
  const text = fs.readFileSync(path.join(SCHEMAS, `${file}.schema.json`), 'utf8');
  const { $schema: _dialect, ...schema } = JSON.parse(text) as JsonSchema; // an object, as its own test says
  return schema;
}

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
