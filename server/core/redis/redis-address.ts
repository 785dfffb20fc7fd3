import { ConfigError } from '#server/core/process/config-error.js';

export interface RedisNode {
  host: string;
  port: number;
}

/** Several servers: the masters of a cluster, or the Sentinels that know the current master. */
export interface RedisGroup {
  mode: 'cluster' | 'sentinel';
  isEncrypted: boolean;
  nodes: RedisNode[];
  username: string | undefined;
  password: string | undefined;
  /** Replicas that must have a write of the queue before it counts as stored. */
  replicas: number;
  /** Sentinel only. */
  masterName: string;
  database: number;
  sentinelPassword: string | undefined;
}

const GROUP = /^(rediss?)\+(cluster|sentinel):\/\/(?:([^@/]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?$/;
const DEFAULT_PORTS = { cluster: 6379, sentinel: 26379 };
const PARAMETERS = { cluster: ['replicas'], sentinel: ['replicas', 'sentinelPassword'] };
const DEFAULT_REPLICAS = 1;

/**
 * `redis+cluster://user:password@host:port,host:port?replicas=1` or
 * `redis+sentinel://:password@host:port,host:port/master-name/database?sentinelPassword=…`, with
 * `rediss+` for TLS. Null for the address of a single server; throws ConfigError for a wrong one.
 */
export function parseRedisGroup(text: string): RedisGroup | null {
  if (!/^rediss?\+/.test(text)) return null;

  const match = GROUP.exec(text);
  if (!match) throw wrong('starts with neither redis+cluster:// nor redis+sentinel://');

  const [, scheme, modeText, credentials = '', hosts = '', path = '', query = ''] = match;
  const mode = modeText === 'cluster' ? 'cluster' : 'sentinel';
  const parameters = new URLSearchParams(query);
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS[mode].includes(name));
  if (unknown !== undefined) throw wrong(`has the parameter "${unknown}", which does not exist`);

  return {
    mode,
    isEncrypted: scheme === 'rediss',
    nodes: nodesOf(hosts, DEFAULT_PORTS[mode]),
    ...credentialsOf(credentials),
    replicas: numberOf(parameters.get('replicas') ?? String(DEFAULT_REPLICAS), 'replicas'),
    ...(mode === 'cluster' ? withoutDatabase(path) : masterOf(path)),
    sentinelPassword: parameters.get('sentinelPassword') ?? undefined,
  };
}

/** The hosts that an address names; empty for a socket on this machine. */
export function redisHosts(text: string): { hosts: string[]; isEncrypted: boolean } {
  const group = parseRedisGroup(text);
  if (group) return { hosts: group.nodes.map(({ host }) => host), isEncrypted: group.isEncrypted };

  const { protocol, hostname } = new URL(text);
  return { hosts: protocol === 'unix:' ? [] : [hostname], isEncrypted: protocol === 'rediss:' };
}

function nodesOf(hosts: string, defaultPort: number): RedisNode[] {
  return hosts.split(',').map((text) => {
    const address = `redis://${text.trim()}`;
    if (text.trim() === '' || !URL.canParse(address))
      throw wrong(`names "${text}" where a host such as redis-1:6379 is expected`);

    const { hostname, port } = new URL(address);
    return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || defaultPort) };
  });
}

function credentialsOf(text: string) {
  const [username = '', ...rest] = text.split(':');
  const password = rest.join(':');
  try {
    return {
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
    };
  } catch {
    throw wrong('has a user or password that is not percent-encoded');
  }
}

function withoutDatabase(path: string) {
  if (path !== '' && path !== '/' && path !== '/0')
    throw wrong(`ends with "${path}", but a cluster has database 0 alone`);
  return { masterName: '', database: 0 };
}

function masterOf(path: string) {
  const [, masterName = '', database = '0', ...rest] = path.split('/');
  if (masterName === '' || rest.length > 0)
    throw wrong('does not end with the name of the master, such as /mymaster or /mymaster/0');
  return { masterName, database: numberOf(database, 'database') };
}

function numberOf(text: string, name: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw wrong(`has "${text}" as ${name}, which is not a whole number`);
}

// Without the address: it contains a password.
const wrong = (what: string) =>
  new ConfigError(
    `REDIS_URL ${what}: give redis://host, redis+cluster://host:port,host:port or redis+sentinel://host:port,host:port/master-name.`,
  );
