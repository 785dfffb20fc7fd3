import type { Pool } from 'pg';
import { FigureStore } from './figure-store.js';

const stores = new WeakMap<Pool, FigureStore>();

/** The one figure store of the process for a database. */
export function figureStoreOf(pool: Pool, maxBytes: number): FigureStore {
  const store = stores.get(pool) ?? new FigureStore(pool, maxBytes);
  stores.set(pool, store);
  return store;
}
