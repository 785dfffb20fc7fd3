import { seal, unsealWithAny } from '#server/core/crypto/seal.js';
import type { Config } from '#server/core/process/config.js';

const PURPOSE = 'client secret of company sign-in';

export const sealClientSecret = ({ tokenSecret }: Config, secret: string): string =>
  seal(tokenSecret, PURPOSE, secret);

/** Throws when no current key of the product fits. */
export function unsealClientSecret({ tokenSecrets }: Config, sealed: string): string {
  const secret = unsealWithAny(tokenSecrets, PURPOSE, sealed);
  if (secret !== null) return secret;
  throw new Error('The client secret was sealed with a key that is no longer set');
}
