import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { sealClientSecret, unsealClientSecret } from './client-secret.js';
import { SsoConnection } from './sso-connection.entity.js';

/**
 * Seals the secrets with the current key when an earlier key is still set, so that the operator can
 * remove it. Skips a secret that is replaced meanwhile.
 */
export async function resealClientSecrets(em: EntityManager, config: Config): Promise<void> {
  if (config.tokenSecrets.length === 1) return;
  for (const { id, sealedClientSecret } of await em.find(SsoConnection, {})) {
    const resealed = sealClientSecret(config, unsealClientSecret(config, sealedClientSecret));
    await em.nativeUpdate(
      SsoConnection,
      { id, sealedClientSecret },
      { sealedClientSecret: resealed },
    );
  }
}
