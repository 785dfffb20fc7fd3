import { RATE_LIMITS } from '#server/access/limits/rate-limits.js';

/**
 * The users of the processes, and of the operator's commands (`npm run import`, `partitions` …).
 */
export const REDIS_USERS = ['api', 'edge', 'worker', 'commands'] as const;
export type RedisUser = (typeof REDIS_USERS)[number];
/** `owner` may do everything: for the operator, and for replicas, which copy as this user. */
export type RedisPasswords = Record<RedisUser | 'owner', string>;

interface Rights {
  /** Prefixes or whole names. */
  keys: readonly string[];
  readOnlyKeys?: readonly string[];
  writeOnlyKeys?: readonly string[];
  channels?: readonly string[];
  commands: readonly string[];
}

/** The client library sends these by itself. */
const CONNECTS = ['ping', 'info', 'select', 'readonly', 'cluster|slots', 'cluster|info'];
/** A script does this to the queue's streams and counters, and waits for the replicas. */
const APPENDS = ['eval', 'evalsha', 'xlen', 'xadd', 'hincrby', 'wait'];
/** The part of its key before the colon; the limits are the api's alone. */
const LIMITED = [...new Set(Object.keys(RATE_LIMITS).map((name) => name.split(':')[0] ?? ''))];

/**
 * The rights of each user; everything else is refused. A new command, key or channel is named here
 * by those that use it; then `npm run generate` writes it to deploy/redis/start.sh.
 */
const RIGHTS: Record<RedisUser, Rights> = {
  // Sessions, cached rights, limits and live values are the api's. It looks at the queue, and appends
  // the events of sandboxes.
  api: {
    keys: [
      ...LIMITED.map((prefix) => `${prefix}:*`),
      'session:*',
      'stamp:*',
      'passkey-challenge:*',
      'sso:*',
      'security-events:*',
      'monitoring:*',
      'live:*',
      'hourly:*',
      'events:{*}',
      'received:{*}',
    ],
    readOnlyKeys: [
      'commit-lag:{*}',
      'queue-partitions',
      'split-customers',
      'edge-servers',
      'player-errors:*',
      'workers',
    ],
    channels: ['live:*', 'live-changed:*'],
    commands: [
      ...APPENDS,
      'get',
      'set',
      'getdel',
      'incr',
      'expire',
      'pexpire',
      'hget',
      'hmget',
      'hgetall',
      'hset',
      'zadd',
      'zrem',
      'zcard',
      'zcount',
      'zrange',
      'zrangebyscore',
      'zremrangebyscore',
      'xrange',
      'xinfo|stream',
      'memory|usage',
      'time',
      'eval_ro',
      'multi',
      'exec',
      'publish',
      'subscribe',
      'unsubscribe',
    ],
  },
  // Appends events, which it cannot read back, and counts players' errors. Knows no session, right or limit.
  edge: {
    keys: ['events:{*}', 'received:{*}', 'edge-servers', 'player-errors:*'],
    readOnlyKeys: ['queue-partitions', 'split-customers'],
    writeOnlyKeys: ['api-key:last-used'],
    commands: [...APPENDS, 'get', 'hgetall', 'hset', 'hdel', 'expire'],
  },
  // Takes events from the queue and says which figures changed.
  worker: {
    keys: [
      'events:{*}',
      'received:{*}',
      'received-taken:{*}',
      'epoch:{*}',
      'commit-lag:{*}',
      'split-customers',
      'workers',
    ],
    readOnlyKeys: ['queue-partitions'],
    channels: ['live-changed:*'],
    commands: [
      'get',
      'set',
      'exists',
      'del',
      'rename',
      'hget',
      'hgetall',
      'hkeys',
      'hset',
      'hincrby',
      'zadd',
      'zrem',
      'zremrangebyscore',
      'xlen',
      'xrange',
      'xtrim',
      'eval',
      'multi',
      'exec',
      'wait',
      'publish',
    ],
  },
  // Append events, change the layout of the queue, and end the sign-ins of one person.
  commands: {
    keys: ['events:{*}', 'received:{*}', 'queue-partitions', 'split-customers', 'stamp:*'],
    commands: [...APPENDS, 'get', 'set', 'incr', 'hgetall', 'hkeys', 'hset'],
  },
};

export const redisUserOf = (name: keyof RedisPasswords): string =>
  name === 'owner' ? 'infinitum' : `infinitum_${name}`;

/** The lines of Redis's configuration that create the users, and let nobody in without one. */
export const redisUserLines = (passwords: RedisPasswords): string[] => [
  // Nobody signs in as it. Redis loads its log of commands (AOF) as this user, and drops the
  // transactions that the user may not run.
  'user default reset off ~* &* +@all',
  `user ${redisUserOf('owner')} reset on >${passwords.owner} ~* &* +@all`,
  ...REDIS_USERS.map(
    (name) => `user ${redisUserOf(name)} reset on >${passwords[name]} ${rulesOf(RIGHTS[name])}`,
  ),
  `masteruser ${redisUserOf('owner')}`,
  `masterauth ${passwords.owner}`,
];

const rulesOf = ({ keys, readOnlyKeys, writeOnlyKeys, channels, commands }: Rights): string =>
  [
    ...keys.map((key) => `~${key}`),
    ...(readOnlyKeys ?? []).map((key) => `%R~${key}`),
    ...(writeOnlyKeys ?? []).map((key) => `%W~${key}`),
    ...(channels ?? []).map((channel) => `&${channel}`),
    ...[...CONNECTS, ...commands].map((command) => `+${command}`),
  ].join(' ');

/** The address of Redis for a user, of one server or of several. */
export const redisUserUrl = (url: string, name: RedisUser, password: string): string =>
  url.replace(
    /^([a-z+]+:\/\/)(?:[^@/]*@)?/,
    (_, scheme: string) => `${scheme}${redisUserOf(name)}:${encodeURIComponent(password)}@`,
  );
