/** The lines of Redis INFO by name. */
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

/** 0 when Redis does not report it. */
export const figure = (figures: RedisMetrics, name: string): number =>
  Number(figures.get(name) ?? 0) || 0;
