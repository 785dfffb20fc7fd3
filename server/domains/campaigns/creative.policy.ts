import { definePolicy } from '../../access/policy.js';

/** Whoever sees a creative may change it. */
export const creativePolicy = definePolicy<{ id: number }>()('creative', {});
