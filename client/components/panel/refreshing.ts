import { createContext } from 'react';

/**
 * True while new data loads for all panels below. They show it without being rendered again: only
 * what marks them reads this.
 */
export const Refreshing = createContext(false);
