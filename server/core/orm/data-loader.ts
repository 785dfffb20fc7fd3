import DataLoader from 'dataloader';

/**
 * Loads for many rows of one answer in one query: `const byCode = batchLoader((ctx: Ctx, codes:
 * string[]) => Map)`, then `byCode(ctx, code)` in a field resolver. Nothing is cached between
 * ticks, so nothing is ever stale.
 */
export function batchLoader<Context extends object, Key extends string | number, Value>(
  load: (ctx: Context, keys: Key[]) => Promise<Map<Key, Value>>,
): (ctx: Context, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>();

  return (ctx, key) => {
    const known = loaders.get(ctx);
    if (known) return known.load(key);

    const loader = new DataLoader<Key, Value | undefined>(
      async (keys) => {
        const found = await load(ctx, [...new Set(keys)]);
        return keys.map((wanted) => found.get(wanted));
      },
      { cache: false },
    );

    loaders.set(ctx, loader);

    return loader.load(key);
  };
}
