import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { sealSecret, unsealSecret } from '#server/domains/webhooks/delivery/sign-message.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

type Secrets = Pick<Config, 'tokenSecret' | 'tokenSecrets'>;

/**
 * Seals secrets again with the current key when an earlier key sealed them, so that the operator
 * can remove the earlier key from the settings. Skips a secret that is rotated meanwhile. Several
 * processes may run it.
 */
export async function resealSecrets(em: EntityManager, config: Secrets): Promise<void> {
  if (config.tokenSecrets.length === 1) return;
  for (const { id, sealedSecret, sealedPreviousSecret } of await em.find(WebhookEndpoint, {})) {
    const secret = resealed(config, sealedSecret);
    if (secret)
      await em.nativeUpdate(WebhookEndpoint, { id, sealedSecret }, { sealedSecret: secret });

    const previous = sealedPreviousSecret && resealed(config, sealedPreviousSecret);
    if (previous) {
      await em.nativeUpdate(
        WebhookEndpoint,
        { id, sealedPreviousSecret },
        { sealedPreviousSecret: previous },
      );
    }
  }
}

/** Null when the secret needs no change, or no key fits. */
function resealed({ tokenSecret, tokenSecrets }: Secrets, sealed: string): string | null {
  if (unsealSecret([tokenSecret], sealed) !== null) return null;
  const secret = unsealSecret(tokenSecrets, sealed);
  return secret && sealSecret(tokenSecret, secret);
}
