import { definePolicy } from '../../access/policy.js';
import { maySellerChange, SELLERS_CONTENT, type ContentRights } from './content-rights.js';

/** The client and its agencies change every campaign they see. */
export const campaignPolicy = definePolicy<ContentRights>()(
  'campaign',
  { update: maySellerChange },
  { update: SELLERS_CONTENT },
);
