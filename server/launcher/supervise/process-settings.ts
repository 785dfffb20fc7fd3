import {
  roleUrl,
  ROLE_NAMES,
  type RoleName,
  type RolePasswords,
} from '#server/database/database-roles.js';
import { redisUserUrl } from '#server/database/redis-users.js';
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

/** The URLs of each process, with its own role or user; none for a server that all share. */
type ProcessUrls = Partial<Record<RoleName, string>>;
interface ServiceUrls {
  databaseUrls?: ProcessUrls;
  redisUrls?: ProcessUrls;
}

export const roleUrls = (databaseUrl: string, passwords: RolePasswords): ProcessUrls =>
  Object.fromEntries(ROLE_NAMES.map((name) => [name, roleUrl(databaseUrl, name, passwords[name])]));

export const redisUserUrls = (redisUrl: string, passwords: RolePasswords): ProcessUrls =>
  Object.fromEntries(
    ROLE_NAMES.map((name) => [name, redisUserUrl(redisUrl, name, passwords[name])]),
  );

/** The environment of a process, with no secret of another. */
export function settingsOf(
  name: ProductProcessName,
  env: NodeJS.ProcessEnv,
  { databaseUrls = {}, redisUrls = {} }: ServiceUrls = {},
): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([setting]) => SECRETS[setting]?.includes(name) !== false);
  const [database, redis] = [databaseUrls[name], redisUrls[name]];
  return {
    ...Object.fromEntries(own),
    ...(database && { DATABASE_URL: database }),
    ...(redis && { REDIS_URL: redis }),
  };
}
