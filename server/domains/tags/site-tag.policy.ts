import { definePolicy } from '../../access/policy.js';

/** Site tags are the customer's as a whole: whoever sees the customer may change them. */
export const siteTagPolicy = definePolicy<{ id: number }>()('siteTag', {});
