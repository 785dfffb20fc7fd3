import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './schema.js';

const target = path.resolve(import.meta.dirname, '../../../schema/schema.graphql');

await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, `${printSchema(lexicographicSortSchema(await buildApiSchema()))}\n`);
