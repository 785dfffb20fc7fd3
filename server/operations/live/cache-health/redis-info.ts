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

const SUMMED = new Set([
  'used_memory',
  'used_memory_peak',
  'maxmemory',
  'total_system_memory',
  'maxclients',
  'connected_clients',
  'instantaneous_ops_per_sec',
]);

/** The value that a person must see when one of the masters has it. */
const WORST = new Map([
  ['aof_enabled', '0'],
  ['aof_last_write_status', 'err'],
  ['rdb_last_bgsave_status', 'err'],
]);

/** One server's lines as they are; of a cluster the sums of its masters, and else the first's. */
export function combineMasters(masters: readonly RedisMetrics[]): RedisMetrics {
  const [first = new Map<string, string>(), ...others] = masters;
  const combined = new Map(first);
  for (const name of SUMMED) {
    if (others.length === 0 || !first.has(name)) continue;
    const sum = masters.reduce((total, figures) => total + figure(figures, name), 0);
    combined.set(name, String(sum));
  }
  for (const [name, worst] of WORST)
    if (masters.some((figures) => figures.get(name) === worst)) combined.set(name, worst);
  return combined;
}
