import { derivedKey } from '#server/core/crypto/derived-key.js';
import { ConfigError } from './config-error.js';
import type { Environment } from './read-setting.js';

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

export function secret(env: Environment, name: string): string {
  const text = env[name] ?? '';
  if (text.length < 32)
    throw new ConfigError(
      `${name} must be a secret of at least 32 characters (npm start makes one for the embedded services).`,
    );
  if (isRepetition(text) || entropyBits(text) < MIN_SECRET_BITS)
    throw new ConfigError(
      `${name} can be guessed: give a random one, such as "openssl rand -hex 32" prints.`,
    );

  const same = ['TOKEN_SECRET', 'VIEWER_SECRET', 'TEST_MARK_SECRET', 'PASSWORD_SECRET'].find(
    (other) => other !== name && env[other] === text,
  );
  if (same !== undefined)
    throw new ConfigError(`${name} is the same as ${same}: set a different secret.`);

  return text;
}

/** The current secret first. The previous one still verifies while it is set. */
export type TokenSecrets = readonly [string, ...string[]];

/** tokenSecret signs and seals, tokenSecrets verify; each purpose derives its own key. */
export function readTokenSecrets(env: Environment) {
  const tokenSecret = secret(env, 'TOKEN_SECRET');
  const previous = env.TOKEN_SECRET_PREVIOUS;
  if (tokenSecret === previous)
    throw new ConfigError(
      'TOKEN_SECRET_PREVIOUS is the same as TOKEN_SECRET: give the one before it, or leave it out.',
    );

  const tokenSecrets: TokenSecrets = previous ? [tokenSecret, previous] : [tokenSecret];

  return { tokenSecret, tokenSecrets };
}

/**
 * passwordSecrets key the hashes of passwords, the current one first, so that a copy of the database
 * alone allows no guesses. Without one the hashes have no key.
 */
export function readPasswordSecrets(env: Environment): { passwordSecrets: readonly string[] } {
  const names = ['PASSWORD_SECRET', 'PASSWORD_SECRET_PREVIOUS'].filter((name) => env[name]);
  return { passwordSecrets: names.map((name) => secret(env, name)) };
}

/**
 * viewerSecret keys the hash that makes a viewer of an address or uid; changing it disconnects all
 * viewers from their past.
 */
export const readViewerSecret = (env: Environment) => ({
  viewerSecret: secret(env, 'VIEWER_SECRET'),
});

/**
 * testMarkSecret proves to an edge that the api makes a test call. Without a setting it is derived
 * from TOKEN_SECRET, which the edge then needs as well.
 */
export function readTestMarkSecret(env: Environment) {
  if (env.TEST_MARK_SECRET || !env.TOKEN_SECRET)
    return { testMarkSecret: secret(env, 'TEST_MARK_SECRET') };
  return { testMarkSecret: testMarkSecretOf(readTokenSecrets(env).tokenSecret) };
}

export const testMarkSecretOf = (tokenSecret: string): string =>
  derivedKey(tokenSecret, 'secret of test calls').toString('hex');

const ROLE_PASSWORDS = {
  api: 'API_DATABASE_PASSWORD',
  edge: 'EDGE_DATABASE_PASSWORD',
  worker: 'WORKER_DATABASE_PASSWORD',
} as const;

/** The passwords for the roles of the processes; null when none is set. */
export function readRolePasswords(env: Environment = process.env) {
  const names = Object.values(ROLE_PASSWORDS);
  if (names.every((name) => !env[name])) return null;
  return {
    api: secret(env, ROLE_PASSWORDS.api),
    edge: secret(env, ROLE_PASSWORDS.edge),
    worker: secret(env, ROLE_PASSWORDS.worker),
  };
}
