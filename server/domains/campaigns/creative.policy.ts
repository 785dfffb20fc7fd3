import { definePolicy } from '../../access/policy.js';
import { maySellerChange, SELLERS_CONTENT, type ContentRights } from './content-rights.js';

/** The client and its agencies change every creative they see. */
export const creativePolicy = definePolicy<ContentRights>()(
  'creative',
  { update: maySellerChange },
  { update: SELLERS_CONTENT },
);
