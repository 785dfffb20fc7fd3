import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RoleName, RolePasswords } from '#server/database/database-roles.js';
import { REDIS_USERS, type RedisUser } from '#server/database/redis-users.js';

const NAMES = [
  'tokenSecret',
  'viewerSecret',
  'postgresPassword',
  'redisPassword',
  'apiPassword',
  'edgePassword',
  'workerPassword',
] as const;
type RedisSecret = `${RedisUser}RedisPassword`;
type Stored = Record<(typeof NAMES)[number] | RedisSecret, string>;

interface Secrets extends Omit<Stored, `${RoleName}Password` | RedisSecret> {
  rolePasswords: RolePasswords;
  redisUserPasswords: Record<RedisUser, string>;
}

const newSecret = () => randomBytes(32).toString('hex');

/** Created once and stored with the data they belong to. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8'), file) : {};
  const names = [...NAMES, ...REDIS_USERS.map((user): RedisSecret => `${user}RedisPassword`)];
  const secrets = Object.fromEntries(
    names.map((name) => [name, stored[name] ?? newSecret()]),
  ) as Stored; // of every name

  if (names.some((name) => secrets[name] !== stored[name])) {
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }

  return {
    ...secrets,
    rolePasswords: {
      api: secrets.apiPassword,
      edge: secrets.edgePassword,
      worker: secrets.workerPassword,
    },
    redisUserPasswords: {
      api: secrets.apiRedisPassword,
      edge: secrets.edgeRedisPassword,
      worker: secrets.workerRedisPassword,
      commands: secrets.commandsRedisPassword,
    },
  };
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
