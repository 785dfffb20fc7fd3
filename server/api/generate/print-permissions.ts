import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describePermissions } from '#server/access/roles/describe-permissions.js';
import { policies } from '#server/api/policies.js';

await writeFile(
  path.resolve(import.meta.dirname, '../../../docs/permissions.md'),
  describePermissions(policies),
);
