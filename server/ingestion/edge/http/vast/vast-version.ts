export const VAST_VERSIONS = ['2.0', '3.0', '4.0', '4.1', '4.2'] as const;
export type VastVersion = (typeof VAST_VERSIONS)[number];

const LATEST: VastVersion = '4.2';

/** The numbers that a player writes for [VASTVERSIONS]: each version has one for its wrappers, too. */
const CODES: Readonly<Record<string, VastVersion>> = {
  2: '2.0',
  5: '2.0',
  3: '3.0',
  6: '3.0',
  7: '4.0',
  8: '4.0',
  11: '4.1',
  12: '4.1',
  13: '4.2',
  14: '4.2',
};

/** The latest version that a call names, as `3.0` or as [VASTVERSIONS]; 4.2 where it names none. */
export function readVastVersion(text: string): VastVersion {
  const named = text.split(',').map((part) => CODES[part.trim()] ?? part.trim());
  return VAST_VERSIONS.findLast((version) => named.includes(version)) ?? LATEST;
}
