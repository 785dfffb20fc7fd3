import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['tokenSecret', 'viewerSecret', 'postgresPassword', 'redisPassword'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

/** Created once and stored with the data they belong to. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8'), file) : {};
  const secrets: Secrets = {
    tokenSecret: stored.tokenSecret ?? randomBytes(32).toString('hex'),
    viewerSecret: stored.viewerSecret ?? randomBytes(32).toString('hex'),
    postgresPassword: stored.postgresPassword ?? randomBytes(24).toString('hex'),
    redisPassword: stored.redisPassword ?? randomBytes(24).toString('hex'),
  };

  if (NAMES.some((name) => secrets[name] !== stored[name])) {
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }

  return secrets;
}

function parse(text: string, file: string): Partial<Secrets> {
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
