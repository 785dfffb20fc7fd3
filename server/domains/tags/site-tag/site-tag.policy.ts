import type { Actor } from '#server/access/identity/actor.js';
import { definePolicy, type Narrowed } from '#server/access/roles/policy.js';
import { SELLERS } from '#server/access/visibility/visibility-sql.js';
import type { SiteTag } from './site-tag.entity.js';

type Made = Pick<SiteTag, 'createdByEntityType' | 'createdByEntityId'>;

const made = (
  { entityType, entityId }: Actor,
  { createdByEntityType, createdByEntityId }: Made,
): boolean => createdByEntityType === entityType && createdByEntityId === entityId;

const OWN: Narrowed = { of: SELLERS, only: 'those it made' };

/**
 * Site tags count for everyone who works for the customer, so a seller changes only those it
 * created.
 */
export const siteTagPolicy = definePolicy<Made>()(
  'siteTag',
  { update: made, archive: made, restore: made },
  { update: OWN, archive: OWN, restore: OWN },
);
