import path from 'node:path';
import { ConfigError } from './config-error.js';
import {
  readPasswordSecrets,
  readTestMarkSecret,
  readTokenSecrets,
  readViewerSecret,
  secret,
} from './read-secrets.js';
import {
  hosts,
  isRequired,
  schemeOf,
  url,
  wholeNumber,
  yesOrNo,
  type Environment,
} from './read-setting.js';
import { CLIENT_IP_HEADERS, type ClientIpHeader } from './client-ip-headers.js';
import { publicAddress } from './plain-address.js';
import { parseRedisGroup } from '#server/core/redis/redis-address.js';

export { ConfigError };
export type { TokenSecrets } from './read-secrets.js';

export interface MapTiles {
  /** A URL with {z}, {x} and {y} in it. */
  url: string;
  /** The attribution that the tiles' provider requires on the map. */
  attribution: string | null;
  attributionUrl: string | null;
}

const TILE_PLACE = /\{[xyz]\}/g;

/** Background pictures of maps; with null a map draws its own outlines. */
function mapTiles(env: Environment): MapTiles | null {
  const template = env.MAP_TILE_URL;
  if (!template) return null;

  const places = new Set(template.match(TILE_PLACE));
  const example = template.replace(TILE_PLACE, '0');
  if (places.size < 3 || example.includes('{') || !/^https?:$/.test(schemeOf(example)))
    throw new ConfigError(
      'MAP_TILE_URL is not an address such as https://tiles.example/{z}/{x}/{y}.png: correct it or leave it out.',
    );

  return {
    url: template,
    attribution: env.MAP_TILE_ATTRIBUTION || null,
    attributionUrl: env.MAP_TILE_ATTRIBUTION_URL
      ? url(env, 'MAP_TILE_ATTRIBUTION_URL', ['https:', 'http:'])
      : null,
  };
}

/** Receivers refuse mails from a made-up domain, so a mail server requires a sender. */
function mailFrom(env: Environment): string {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  if (!env.MAIL_URL) return 'Infinitum <no-reply@infinitum.example>';
  throw new ConfigError(
    'MAIL_FROM is not set: give the sender of mails, as "Infinitum <no-reply@your.domain>".',
  );
}

/** A provider gives a home a /56 or a /64; which one, an address does not say. */
function householdPrefix(env: Environment): 56 | 64 {
  const bits = wholeNumber(env, 'HOUSEHOLD_IPV6_PREFIX', 64);
  if (bits === 56 || bits === 64) return bits;
  throw new ConfigError('HOUSEHOLD_IPV6_PREFIX is neither 64 nor 56: give one of them.');
}

function clientIpHeader(env: Environment): ClientIpHeader {
  const name = (env.CLIENT_IP_HEADER || 'X-Forwarded-For').toLowerCase();
  const header = CLIENT_IP_HEADERS.find((one) => one === name);
  if (header) return header;
  throw new ConfigError(
    `CLIENT_IP_HEADER is none of ${CLIENT_IP_HEADERS.join(', ')}: give the header that your proxy sets.`,
  );
}

/** Settings of a command that works on the database alone. */
export const readDatabaseSettings = (env: Environment = process.env) => ({
  databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
  databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 1),
});

/** One server, `redis+cluster:` or `redis+sentinel:`; `parseRedisGroup` has their form. */
export function readRedisUrl(env: Environment = process.env): string {
  const group = env.REDIS_URL ? parseRedisGroup(env.REDIS_URL) : null;
  if (group && env.REDIS_URL) return env.REDIS_URL;
  return url(env, 'REDIS_URL', ['redis:', 'rediss:', 'unix:']);
}

/** The settings of all processes but their secrets. docs/operations.md lists them for people. */
function readSettings(env: Environment) {
  const port = wholeNumber(env, 'PORT', 4000);
  const edgePort = wholeNumber(env, 'EDGE_PORT', 4001);
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  const production = env.NODE_ENV === 'production';
  const allowHttp = yesOrNo(env, 'ALLOW_HTTP', false);
  const mayBePlain = !production || allowHttp;

  return {
    ...readDatabaseSettings(env),
    production,
    /** The address that the processes listen on; null for all of this machine. */
    host: env.HOST || null,
    /** True lets people, tags and mails go unencrypted to and from other machines. */
    allowHttp,
    logLevel: env.LOG_LEVEL || 'info',
    /** The token that a scraper of /metrics sends; null lets every direct caller read them. */
    metricsToken: env.METRICS_TOKEN ? secret(env, 'METRICS_TOKEN') : null,
    /** A port for /metrics alone; 0 answers them on the port of the process. */
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0),
    port,
    edgePort,
    workerPort: wholeNumber(env, 'WORKER_PORT', 4002),
    /** The URL of the product for people; links in mails start with it. */
    publicUrl: publicAddress(env, 'PUBLIC_URL', {
      fallback: `http://localhost:${port}`,
      mayBePlain,
    }),
    mapTiles: mapTiles(env),
    /** The URL in issued tags. */
    edgeUrl: publicAddress(env, 'EDGE_URL', {
      fallback: `http://localhost:${edgePort}`,
      mayBePlain,
    }),
    /**
     * Our number in the IAB's lists of vendors, named in the privacy macros of issued tags and
     * looked up in consent strings. 0: none yet, so no string consents to us.
     */
    tcfVendorId: wholeNumber(env, 'TCF_VENDOR_ID', 0),
    /** Hosts whose documents `?vast=` may wrap; null for the known ad servers. */
    vastHosts: hosts(env, 'VAST_HOSTS'),
    /** True applies GDPR to calls from Europe that do not state it themselves. */
    gdprByAddress: yesOrNo(env, 'GDPR_BY_ADDRESS', true),
    redisUrl: readRedisUrl(env),
    dataDir,
    spoolDir: path.resolve(env.SPOOL_DIR || path.join(dataDir, 'spool', String(edgePort))),
    /** An SMTP server; null writes mails as files to the outbox folder. */
    mailUrl: env.MAIL_URL ? url(env, 'MAIL_URL', ['smtp:', 'smtps:']) : null,
    mailFrom: mailFrom(env),
    outboxDir: path.join(dataDir, 'outbox'),
    /** True lets webhooks target private addresses, and use plain HTTP. */
    webhookPrivateTargets: env.WEBHOOK_PRIVATE_TARGETS === 'true',
    /** True lets company sign-in use providers at private addresses, and plain HTTP. */
    ssoPrivateIssuers: yesOrNo(env, 'SSO_PRIVATE_ISSUERS', false),
    spoolMaxBytes: wholeNumber(env, 'SPOOL_MAX_BYTES', 2 * 1024 ** 3, 1),
    queuePartitions: wholeNumber(env, 'QUEUE_PARTITIONS', 8, 1),
    /** Entries a partition may hold before the edge spools to disk instead. */
    queueMaxLength: wholeNumber(env, 'QUEUE_MAX_LENGTH', 2_000_000, 1),
    batchSize: wholeNumber(env, 'BATCH_SIZE', 10_000, 1),
    rawEventMonths: wholeNumber(env, 'RAW_EVENT_MONTHS', 13, 1),
    /** Months that name and address of a removed user are stored. */
    userRetentionMonths: wholeNumber(env, 'USER_RETENTION_MONTHS', 24, 1),
    /** Memory of the api for the dashboards' daily figures. */
    figureCacheBytes: wholeNumber(env, 'FIGURE_CACHE_BYTES', 128 * 1024 ** 2),
    viewerKeyDays: wholeNumber(env, 'VIEWER_KEY_DAYS', 90, 8),
    /** True requires a super admin to prove more than a password. */
    superAdminsNeedSecondFactor: isRequired(env, 'SUPER_ADMIN_SECOND_FACTOR'),
    /** Bits of an IPv6 address that one household has for itself: 64, or 56. */
    householdPrefix: householdPrefix(env),
    /** The header in which trusted proxies name the caller; in small letters. */
    clientIpHeader: clientIpHeader(env),
    /** Peers whose X-Forwarded-For and X-Device-IP are trusted: addresses or CIDR blocks. */
    trustedProxies: (env.TRUSTED_PROXIES ?? '127.0.0.0/8,::1')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  };
}

/* Each process reads its own secrets alone, so that the others need not be given to it. */

/** The api's, and those of `npm start`: every setting and every secret. */
export const readConfig = (env: Environment = process.env) => ({
  ...readSettings(env),
  ...readTokenSecrets(env),
  ...readPasswordSecrets(env),
  ...readTestMarkSecret(env),
  ...readViewerSecret(env),
});

export type Config = ReturnType<typeof readConfig>;

export const readEdgeConfig = (env: Environment = process.env) => ({
  ...readSettings(env),
  ...readTestMarkSecret(env),
  ...readViewerSecret(env),
});

export type EdgeConfig = ReturnType<typeof readEdgeConfig>;

export const readWorkerConfig = (env: Environment = process.env) => readSettings(env);

export type WorkerConfig = ReturnType<typeof readWorkerConfig>;
