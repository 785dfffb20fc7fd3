import { definePolicy } from '#server/access/roles/policy.js';
import {
  maySellerChange,
  SELLERS_CONTENT,
  type ContentRights,
} from '#server/domains/campaigns/content/content-rights.js';

/** The client and its agencies change every creative they see. */
export const creativePolicy = definePolicy<ContentRights>()(
  'creative',
  { update: maySellerChange, archive: maySellerChange, restore: maySellerChange },
  { update: SELLERS_CONTENT, archive: SELLERS_CONTENT, restore: SELLERS_CONTENT },
);
