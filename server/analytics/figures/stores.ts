import type { Pool } from 'pg';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { FigureStore } from './figure-store.js';

const stores = new WeakMap<Pool, FigureStore>();

/** The one figure store of the process for a database. */
export function figureStoreOf(pool: Pool, maxBytes: number): FigureStore {
  const store = stores.get(pool) ?? new FigureStore(openFigureReader(pool), maxBytes);
  stores.set(pool, store);
  return store;
}
