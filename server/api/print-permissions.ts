import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describePermissions } from '../access/describe-permissions.js';
import { policies } from '../domains/policies.js';

await writeFile(path.resolve(import.meta.dirname, '../../docs/permissions.md'), describePermissions(policies));
