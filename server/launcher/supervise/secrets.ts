import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RoleName, RolePasswords } from '#server/database/database-roles.js';

const NAMES = [
  'tokenSecret',
  'viewerSecret',
  'postgresPassword',
  'redisPassword',
  'apiPassword',
  'edgePassword',
  'workerPassword',
] as const;
type Stored = Record<(typeof NAMES)[number], string>;

interface Secrets extends Omit<Stored, `${RoleName}Password`> {
  rolePasswords: RolePasswords;
}

const newSecret = () => randomBytes(32).toString('hex');

/** Created once and stored with the data they belong to. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8'), file) : {};
  const secrets: Stored = {
    tokenSecret: stored.tokenSecret ?? newSecret(),
    viewerSecret: stored.viewerSecret ?? newSecret(),
    postgresPassword: stored.postgresPassword ?? newSecret(),
    redisPassword: stored.redisPassword ?? newSecret(),
    apiPassword: stored.apiPassword ?? newSecret(),
    edgePassword: stored.edgePassword ?? newSecret(),
    workerPassword: stored.workerPassword ?? newSecret(),
  };

  if (NAMES.some((name) => secrets[name] !== stored[name])) {
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }

  const { apiPassword: api, edgePassword: edge, workerPassword: worker, ...others } = secrets;

  return { ...others, rolePasswords: { api, edge, worker } };
}

function parse(text: string, file: string): Partial<Stored> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // reported below
  }
  throw new Error(
    `${file} cannot be read as JSON: restore it from a backup, or run npm run reset to begin with empty data.`,
  );
}
