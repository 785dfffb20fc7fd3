import { definePolicy } from '#server/access/roles/policy.js';
import {
  maySellerChange,
  SELLERS_CONTENT,
  type ContentRights,
} from '#server/domains/campaigns/records/content-rights.js';

/** The client and its agencies change every campaign they see. */
export const campaignPolicy = definePolicy<ContentRights>()(
  'campaign',
  { update: maySellerChange },
  { update: SELLERS_CONTENT },
);
