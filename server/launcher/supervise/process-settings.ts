import {
  roleUrl,
  ROLE_NAMES,
  type RoleName,
  type RolePasswords,
} from '#server/database/database-roles.js';
import type { ProductProcessName } from './product-process.js';

/** The processes that get a secret; a setting that is not named here goes to all. */
const SECRETS: Record<string, readonly ProductProcessName[]> = {
  TOKEN_SECRET: ['api'],
  TOKEN_SECRET_PREVIOUS: ['api'],
  PASSWORD_SECRET: ['api'],
  PASSWORD_SECRET_PREVIOUS: ['api'],
  VIEWER_SECRET: ['api', 'edge'],
  TEST_MARK_SECRET: ['api', 'edge'],
  MAIL_URL: ['api'],
  DEMO_PASSWORD: [],
};

/** The database of each process, with its own role; of none for one role for all. */
type DatabaseUrls = Partial<Record<RoleName, string>>;

export const roleUrls = (databaseUrl: string, passwords: RolePasswords): DatabaseUrls =>
  Object.fromEntries(ROLE_NAMES.map((name) => [name, roleUrl(databaseUrl, name, passwords[name])]));

/** The environment of a process, with no secret of another. */
export function settingsOf(
  name: ProductProcessName,
  env: NodeJS.ProcessEnv,
  databaseUrls: DatabaseUrls = {},
): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([setting]) => SECRETS[setting]?.includes(name) !== false);
  const database = databaseUrls[name];
  return { ...Object.fromEntries(own), ...(database && { DATABASE_URL: database }) };
}
