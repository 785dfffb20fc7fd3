import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import type { Config } from '#server/core/process/config.js';
import { SsoConnection } from './sso-connection.entity.js';
import { endOf, SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import type { SsoOrganisation } from './sso-organisation.js';
import type { SsoConnectionSummary, SsoSettings } from './sso-settings.type.js';

const TXT_PREFIX = 'infinitum-verification=';

export const txtRecordOf = ({ token }: SsoDomain): string => TXT_PREFIX + token;

/** Names the organisation in the redirect URI: `agency-12`. */
export const organisationSlug = ({ entityType, entityId }: SsoOrganisation): string =>
  `${entityType.toLowerCase()}-${entityId}`;

/**
 * Each organisation has its own redirect URI, so that a code of one provider never reaches another
 * (the mix-up of RFC 9700, section 4.4).
 */
export const redirectUriOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  organisation: SsoOrganisation,
): string => `${publicUrl.replace(/\/+$/, '')}/api/sso/callback/${organisationSlug(organisation)}`;

/** Locks the row. Throws NOT_FOUND while the organisation has no connection. */
export async function requireConnection(
  { em }: ServiceContext,
  organisation: SsoOrganisation,
): Promise<SsoConnection> {
  const connection = await em.findOne(SsoConnection, { ...organisation }, FOR_UPDATE);
  if (!connection) throw notFound('Company sign-in');
  return connection;
}

const COUNT_OUTSIDE = `select count(*)::int as count from app_user u
  where u.entity_type = ? and u.entity_id = ? and u.archived_at is null and not exists (
    select 1 from sso_domain d join sso_connection c on c.id = d.connection_id
    where c.entity_type = u.entity_type and c.entity_id = u.entity_id and d.verified_at is not null
      and d.domain = lower(split_part(u.email, '@', 2)))`;

export async function settingsOf(
  { em, config }: ServiceContext,
  organisation: SsoOrganisation,
): Promise<SsoSettings> {
  const { entityType, entityId } = organisation;
  const connection = await em.findOne(SsoConnection, { entityType, entityId });
  const [outside] = await em.execute<{ count: number }[]>(COUNT_OUTSIDE, [entityType, entityId]);

  return {
    redirectUri: redirectUriOf(config, organisation),
    connection: connection && (await summaryOf(em, connection)),
    userCountOutside: outside?.count ?? 0,
  };
}

async function summaryOf(
  em: EntityManager,
  connection: SsoConnection,
): Promise<SsoConnectionSummary> {
  const { issuer, clientId, defaultAdmin, enabled, onlySso, requireVerifiedEmail } = connection;
  const { lastSignInAt, adminSignedInAt, version } = connection;
  const domains = await em.find(SsoDomain, { connection }, { orderBy: { domain: 'asc' } });

  return {
    issuer,
    clientId,
    defaultAdmin,
    enabled,
    onlySso,
    requireVerifiedEmail,
    lastSignInAt,
    adminSignedInAt,
    version,
    domains: domains.map((claim) => ({
      domain: claim.domain,
      txtRecord: txtRecordOf(claim),
      verifiedAt: claim.verifiedAt,
      checkedAt: claim.checkedAt,
      misses: claim.misses,
      endsAt: endOf(claim),
    })),
  };
}
