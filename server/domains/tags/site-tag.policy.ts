import { definePolicy } from '#server/access/roles/policy.js';
import { SELLERS } from '#server/access/visibility/visibility-sql.js';
import type { SiteTag } from './site-tag.entity.js';

/**
 * Site tags count for everybody who works for the customer, so a seller changes none but those it
 * made.
 */
export const siteTagPolicy = definePolicy<
  Pick<SiteTag, 'createdByEntityType' | 'createdByEntityId'>
>()(
  'siteTag',
  {
    update: ({ entityType, entityId }, { createdByEntityType, createdByEntityId }) =>
      createdByEntityType === entityType && createdByEntityId === entityId,
  },
  { update: { of: SELLERS, only: 'those it made' } },
);
