import type { ServiceContext } from '#server/access/identity/context.js';
import type { SsoOrganisation } from './sso-organisation.js';

/** Opened with the company sign-in of the organisation, or in any other way. */
type Opening = 'COMPANY' | 'OTHER';

const END = `update session set ended_at = ?, end_reason = 'USER_CHANGED'
  where ended_at is null and (method = 'SSO') = ?
    and user_id in (select id from app_user where entity_type = ? and entity_id = ?)
  returning id`;

/**
 * Ends the sessions of an organisation's people that were opened so, within the caller's
 * transaction; returns how many. Invalidate the organisation's cache tag after the commit.
 */
export async function endSignIns(
  { em, now }: ServiceContext,
  { entityType, entityId }: SsoOrganisation,
  opened: Opening,
): Promise<number> {
  const ended = await em.execute<unknown[]>(END, [
    now(),
    opened === 'COMPANY',
    entityType,
    entityId,
  ]);
  return ended.length;
}
