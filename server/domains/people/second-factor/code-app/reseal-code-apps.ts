import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { CodeApp } from './code-app.entity.js';
import { sealCodeSecret, unsealCodeSecret } from './one-time-code.js';

type Secrets = Pick<Config, 'tokenSecret' | 'tokenSecrets'>;

/**
 * Seals the secrets of authenticator apps again with the current key when an earlier key sealed
 * them, so that the operator can remove the earlier key. Several processes may run it.
 */
export async function resealCodeApps(em: EntityManager, config: Secrets): Promise<void> {
  const { tokenSecret, tokenSecrets } = config;
  if (tokenSecrets.length === 1) return;

  for (const { userId, sealedSecret } of await em.find(CodeApp, {})) {
    if (unsealCodeSecret({ tokenSecrets: [tokenSecret] }, sealedSecret) !== null) continue;
    const secret = unsealCodeSecret({ tokenSecrets }, sealedSecret);
    if (secret === null) continue;
    const current = { userId, sealedSecret };
    await em.nativeUpdate(CodeApp, current, { sealedSecret: sealCodeSecret(config, secret) });
  }
}
