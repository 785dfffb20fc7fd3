import {
  CacheHealthDocument,
  type CacheHealthQuery,
  WatchCacheHealthDocument,
} from '#client/graphql/generated';

const read = ({ cacheHealth }: CacheHealthQuery) => cacheHealth;

export const CACHE = {
  asked: { query: CacheHealthDocument, read },
  told: { subscription: WatchCacheHealthDocument, read },
};
