import { definePolicy } from '../../access/policy.js';

/** Whoever sees a booking may choose its creatives. */
export const impressionTagPolicy = definePolicy<{ id: number }>()('impressionTag', {});
