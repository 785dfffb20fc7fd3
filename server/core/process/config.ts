import path from 'node:path';

/** A setting is wrong. The message is one sentence that names the setting and says what to do. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

function wholeNumber(env: Environment, name: string, fallback: number, minimum = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new ConfigError(
    `${name} is "${text}": set it to a whole number of at least ${minimum}, or leave it out for ${fallback}.`,
  );
}

function yesOrNo(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name] || String(fallback);
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigError(
    `${name} is "${text}": set it to true or false, or leave it out for ${String(fallback)}.`,
  );
}

const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Host names, without port or path; null when none is set. */
function hosts(env: Environment, name: string): string[] | null {
  const names = (env[name] ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);

  const wrong = names.find((item) => !HOST.test(item));
  if (wrong !== undefined) {
    throw new ConfigError(
      `${name} holds "${wrong}": give hosts such as ads.example, with commas between them.`,
    );
  }

  return names.length > 0 ? names : null;
}

const schemeOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

function url(env: Environment, name: string, schemes: string[], fallback?: string): string {
  const text = env[name] || fallback;
  if (!text)
    throw new ConfigError(
      `${name} is not set: give it as ${schemes[0]}//… (npm start sets it for the embedded services).`,
    );
  if (schemes.includes(schemeOf(text))) return text;
  throw new ConfigError(
    `${name} is not an address that starts with ${schemes.join(' or ')}: correct it or leave it out.`,
  );
}

const MIN_SECRET_BITS = 80;

/**
 * An upper bound by the frequency of each character: a repeated letter is worth next to nothing.
 */
function entropyBits(text: string): number {
  const counts = [...Map.groupBy(text, (character) => character).values()].map(
    ({ length }) => length,
  );
  return counts.reduce((bits, count) => bits + count * Math.log2(text.length / count), 0);
}

const isRepetition = (text: string): boolean => /^(.+)\1+$/s.test(text);

function secret(env: Environment, name: string): string {
  const text = env[name] ?? '';
  if (text.length < 32)
    throw new ConfigError(
      `${name} must be a secret of at least 32 characters (npm start makes one for the embedded services).`,
    );
  if (isRepetition(text) || entropyBits(text) < MIN_SECRET_BITS)
    throw new ConfigError(
      `${name} can be guessed: give a random one, such as "openssl rand -hex 32" prints.`,
    );

  return text;
}

/** The current secret first. The previous one still verifies while it is set. */
export type TokenSecrets = readonly [string, ...string[]];

function secrets(env: Environment) {
  const tokenSecret = secret(env, 'TOKEN_SECRET');
  const viewerSecret = secret(env, 'VIEWER_SECRET');
  const previous = env.TOKEN_SECRET_PREVIOUS;
  if (tokenSecret === viewerSecret)
    throw new ConfigError('TOKEN_SECRET is the same as VIEWER_SECRET: set a different secret.');
  if (tokenSecret === previous)
    throw new ConfigError(
      'TOKEN_SECRET_PREVIOUS is the same as TOKEN_SECRET: give the one before it, or leave it out.',
    );

  const tokenSecrets: TokenSecrets = previous ? [tokenSecret, previous] : [tokenSecret];

  return { tokenSecret, tokenSecrets, viewerSecret };
}

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

/** Every setting of every process, read once at start. docs/operations.md lists them for people. */
export function readConfig(env: Environment = process.env) {
  const port = wholeNumber(env, 'PORT', 4000);
  const edgePort = wholeNumber(env, 'EDGE_PORT', 4001);
  const dataDir = path.resolve(env.DATA_DIR || 'data');

  return {
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL || 'info',
    /** The token that a scraper of /metrics sends; null lets every direct caller read them. */
    metricsToken: env.METRICS_TOKEN ? secret(env, 'METRICS_TOKEN') : null,
    port,
    edgePort,
    workerPort: wholeNumber(env, 'WORKER_PORT', 4002),
    /** The URL of the product for people; links in mails start with it. */
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`),
    mapTiles: mapTiles(env),
    /** The URL in issued tags. */
    edgeUrl: url(env, 'EDGE_URL', ['http:', 'https:'], `http://localhost:${edgePort}`),
    /**
     * Our number in the IAB's lists of vendors, named in the privacy macros of issued tags and
     * looked up in consent strings. 0: none yet, so no string consents to us.
     */
    tcfVendorId: wholeNumber(env, 'TCF_VENDOR_ID', 0),
    /** Hosts whose documents `?vast=` may wrap; null for the known ad servers. */
    vastHosts: hosts(env, 'VAST_HOSTS'),
    /** Whether GDPR applies to calls from Europe that do not state it themselves. */
    gdprByAddress: yesOrNo(env, 'GDPR_BY_ADDRESS', true),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:', 'unix:']),
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 1),
    dataDir,
    spoolDir: path.resolve(env.SPOOL_DIR || path.join(dataDir, 'spool', String(edgePort))),
    /** An SMTP server; null writes mails as files to the outbox folder. */
    mailUrl: env.MAIL_URL ? url(env, 'MAIL_URL', ['smtp:', 'smtps:']) : null,
    mailFrom: mailFrom(env),
    outboxDir: path.join(dataDir, 'outbox'),
    /** Whether webhooks may target private addresses, and use plain HTTP. */
    webhookPrivateTargets: env.WEBHOOK_PRIVATE_TARGETS === 'true',
    /** Whether company sign-in may use providers at private addresses, and plain HTTP. */
    ssoPrivateIssuers: yesOrNo(env, 'SSO_PRIVATE_ISSUERS', false),
    spoolMaxBytes: wholeNumber(env, 'SPOOL_MAX_BYTES', 2 * 1024 ** 3, 1),
    queuePartitions: wholeNumber(env, 'QUEUE_PARTITIONS', 8, 1),
    /** Entries a partition may hold before the edge spools to disk instead. */
    queueMaxLength: wholeNumber(env, 'QUEUE_MAX_LENGTH', 2_000_000, 1),
    batchSize: wholeNumber(env, 'BATCH_SIZE', 10_000, 1),
    rawEventMonths: wholeNumber(env, 'RAW_EVENT_MONTHS', 13, 1),
    /** Memory of the api for the dashboards' daily figures. */
    figureCacheBytes: wholeNumber(env, 'FIGURE_CACHE_BYTES', 128 * 1024 ** 2),
    viewerKeyDays: wholeNumber(env, 'VIEWER_KEY_DAYS', 90, 8),
    /**
     * tokenSecret signs and seals, tokenSecrets verify; each purpose derives its own key.
     * viewerSecret keys the hash that makes a viewer of an address or uid; changing it disconnects
     * all viewers from their past.
     */
    ...secrets(env),
    /** Peers whose X-Forwarded-For and X-Device-IP are trusted: addresses or CIDR blocks. */
    trustedProxies: (env.TRUSTED_PROXIES ?? '127.0.0.0/8,::1')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  };
}

export type Config = ReturnType<typeof readConfig>;
