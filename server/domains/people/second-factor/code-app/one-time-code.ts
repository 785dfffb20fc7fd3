import { Secret, TOTP } from 'otpauth';
import { seal, unsealWithAny } from '#server/core/crypto/seal.js';
import type { Config } from '#server/core/process/config.js';

const PURPOSE = 'code app';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Codes of the step before and after count too: clocks of phones differ. */
const WINDOW = 1;
/** The only parameters that every authenticator app reads. */
const SETTING = { issuer: 'Infinitum', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };

type Secrets = Pick<Config, 'tokenSecret' | 'tokenSecrets'>;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const sealCodeSecret = ({ tokenSecret }: Pick<Secrets, 'tokenSecret'>, secret: string) =>
  seal(tokenSecret, PURPOSE, secret);

/** Null when no key fits, or the text was changed. */
export const unsealCodeSecret = ({ tokenSecrets }: Pick<Secrets, 'tokenSecrets'>, sealed: string) =>
  unsealWithAny(tokenSecrets, PURPOSE, sealed);

const generatorOf = (secret: string, label = '') =>
  new TOTP({ ...SETTING, label, secret: Secret.fromBase32(secret) });

/** The URI that an authenticator app reads from a QR code. */
export const codeUri = (secret: string, label: string): string =>
  generatorOf(secret, label).toString();

/** The time step that a code belongs to; null for a wrong one (RFC 6238). */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
