import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { sealSecret, unsealSecret } from '#server/domains/webhooks/delivery/sign-message.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

type Secrets = Pick<Config, 'tokenSecret' | 'tokenSecrets'>;

/**
 * Seals with the secret in force what the one before it sealed, so that the old one can be taken
 * out of the settings. A secret that is rotated meanwhile stays as it is; any number of processes
 * may do so at once.
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

/** Null when there is nothing to do, or nothing that can be done. */
function resealed({ tokenSecret, tokenSecrets }: Secrets, sealed: string): string | null {
  if (unsealSecret([tokenSecret], sealed) !== null) return null;
  const secret = unsealSecret(tokenSecrets, sealed);
  return secret && sealSecret(tokenSecret, secret);
}
