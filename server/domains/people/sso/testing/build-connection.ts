import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { sealClientSecret } from '#server/domains/people/sso/connection/client-secret.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import type { SsoOrganisation } from '#server/domains/people/sso/connection/sso-organisation.js';
import { redirectUriOf } from '#server/domains/people/sso/connection/sso-settings.js';
import { CLIENT_ID, CLIENT_SECRET, type TestProvider } from './oidc-provider.js';

interface ConnectionParts extends SsoOrganisation {
  /** Verified ones. */
  domains: string[];
  onlySso?: boolean;
}

/** An enabled connection to the test provider, before the provider's first call. */
export async function buildConnection(
  em: EntityManager,
  config: Config,
  provider: TestProvider,
  { entityType, entityId, domains, onlySso = false }: ConnectionParts,
): Promise<SsoConnection> {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const connection = em.create(SsoConnection, {
    entityType,
    entityId,
    onlySso,
    createdAt,
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    sealedClientSecret: sealClientSecret(config, CLIENT_SECRET),
    defaultAdmin: false,
    enabled: true,
  });
  em.persist(connection);
  for (const domain of domains)
    em.persist(
      em.create(SsoDomain, { connection, domain, token: 'x', createdAt, verifiedAt: createdAt }),
    );

  await em.flush();
  provider.allow(redirectUriOf(config, { entityType, entityId }));

  return connection;
}
