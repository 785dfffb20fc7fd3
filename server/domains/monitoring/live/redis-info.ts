/** Lines of INFO by name, as Redis tells them. */
export type RedisMetrics = ReadonlyMap<string, string>;

export function parseInfo(text: string): RedisMetrics {
  const figures = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0 && !line.startsWith('#'))
      figures.set(line.slice(0, colon), line.slice(colon + 1));
  }
  return figures;
}

/** 0 for what is not told. */
export const figure = (figures: RedisMetrics, name: string): number =>
  Number(figures.get(name) ?? 0) || 0;
