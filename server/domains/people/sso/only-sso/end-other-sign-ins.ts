import type { ServiceContext } from '#server/access/identity/context.js';
import type { SsoOrganisation } from '#server/domains/people/sso/connection/sso-organisation.js';

const END = `update session set ended_at = ?, end_reason = 'USER_CHANGED'
  where ended_at is null and method <> 'SSO'
    and user_id in (select id from app_user where entity_type = ? and entity_id = ?)`;

/**
 * Ends the sessions of an organisation's people that were not opened with the company sign-in,
 * within the caller's transaction. Invalidate the organisation's cache tag after the commit.
 */
export async function endOtherSignIns(
  { em, now }: ServiceContext,
  { entityType, entityId }: SsoOrganisation,
): Promise<void> {
  await em.execute(END, [now(), entityType, entityId]);
}
