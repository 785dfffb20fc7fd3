import { isIPv4 } from 'node:net';
import { ConfigError } from './config-error.js';
import { url, type Environment } from './read-setting.js';
import { redisHosts } from '#server/core/redis/redis-address.js';

/** True where what is sent to the host stays on this machine. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIPv4(name)) return name.startsWith('127.');
  return name === '' || name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}

/**
 * The address of a page or tag. Throws ConfigError for one that other machines would reach without
 * encryption, unless `mayBePlain`.
 */
export function publicAddress(
  env: Environment,
  name: string,
  { fallback, mayBePlain }: { fallback: string; mayBePlain: boolean },
): string {
  const text = url(env, name, ['http:', 'https:'], fallback);
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || mayBePlain || isLocalHost(hostname)) return text;
  throw new ConfigError(
    `${name} is an http: address, over which anybody on the way reads and changes what is sent: give the https: one of your proxy, or set ALLOW_HTTP to true.`,
  );
}

/** The settings whose service is on another machine and is reached without encryption. */
export function plainServices({
  databaseUrl,
  redisUrl,
}: {
  databaseUrl: string;
  redisUrl: string;
}): string[] {
  return [
    ...(isPlainDatabase(new URL(databaseUrl)) ? ['DATABASE_URL'] : []),
    ...(isPlainRedis(redisUrl) ? ['REDIS_URL'] : []),
  ];
}

function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  // The host may also be a folder with a socket.
  const host = searchParams.get('host') ?? hostname;
  if (host.startsWith('/') || isLocalHost(host)) return false;
  const mode = searchParams.get('sslmode') ?? 'disable';
  return mode === 'disable' && !['true', '1'].includes(searchParams.get('ssl') ?? '');
}

function isPlainRedis(address: string): boolean {
  const { hosts, isEncrypted } = redisHosts(address);
  return !isEncrypted && hosts.some((host) => !isLocalHost(host));
}
