import { definePolicy } from '#server/access/roles/policy.js';
import { SELLERS } from '#server/access/visibility/visibility-sql.js';
import type { SiteTag } from './site-tag.entity.js';

/**
 * Site tags count for everyone who works for the customer, so a seller changes only those it
 * created.
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
