import {
  CacheHealthDocument,
  type CacheHealthQuery,
  WatchCacheHealthDocument,
} from '#client/graphql/generated';

const read = ({ cacheHealth }: CacheHealthQuery) => cacheHealth;

export const CACHE = {
  snapshot: { query: CacheHealthDocument, read },
  updates: { subscription: WatchCacheHealthDocument, read },
};
