import { definePolicy } from '../../access/policy.js';

/** Whoever sees a campaign may change it. */
export const campaignPolicy = definePolicy<{ id: number }>()('campaign', {});
