import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { errorCatalogue } from '#server/api/developers/error-catalogue.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { describeRoutes } from '#server/api/openapi/describe-routes.js';
import { routes } from '#server/api/rest/routes.js';

// The server's public contract: printed, committed and reviewed as a diff.
const folder = path.resolve(import.meta.dirname, '../../../schema');
const schema = await buildApiSchema();

await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, 'schema.graphql'),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
await writeFile(
  path.join(folder, 'openapi.json'),
  `${JSON.stringify(describeRoutes(schema, routes), null, 2)}\n`,
);
await writeFile(path.join(folder, '../docs/errors.md'), errorCatalogue());
