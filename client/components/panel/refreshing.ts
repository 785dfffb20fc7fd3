import { createContext } from 'react';

/**
 * Whether new data loads for all panels below, which then show so without being rendered again:
 * only what marks them reads this.
 */
export const Refreshing = createContext(false);
