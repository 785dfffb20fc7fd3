/** Lines of INFO by name, as Redis tells them. */
export type RedisFigures = ReadonlyMap<string, string>;

export function parseInfo(text: string): RedisFigures {
  const figures = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0 && !line.startsWith('#')) figures.set(line.slice(0, colon), line.slice(colon + 1));
  }
  return figures;
}

/** 0 for what is not told. */
export const figure = (figures: RedisFigures, name: string): number => Number(figures.get(name) ?? 0) || 0;
