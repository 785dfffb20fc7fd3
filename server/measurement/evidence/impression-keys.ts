/** More views than this are counted together. */
export const MAX_VIEWS = 10;

/** What an impression is shown by. */
export interface ImpressionTraits {
  tagId: number;
  regionId: number;
  /** 1 to 8, of the impression. */
  daypart: number;
  /** The viewer's impressions in the seven days up to it, with it: 1 to MAX_VIEWS. */
  views: number;
}

const DAYPARTS = 8;
const REGIONS = 1 << 16;

/** Numbers for the traits of impressions, from 0. */
export class ImpressionKeys {
  private readonly traits: ImpressionTraits[] = [];
  private readonly known = new Map<number, number>();

  keyOf(traits: ImpressionTraits): number {
    const { tagId, regionId, daypart, views } = traits;
    // A whole number below 2^53 for all tag ids below 1.7 billion.
    const code =
      ((tagId * REGIONS + regionId) * DAYPARTS + (daypart - 1)) * MAX_VIEWS + (views - 1);
    let key = this.known.get(code);
    if (key === undefined) {
      key = this.traits.push(traits) - 1;
      this.known.set(code, key);
    }
    return key;
  }

  traitsOf(key: number): ImpressionTraits {
    const traits = this.traits[key];
    if (!traits) throw new RangeError(`no key ${key}`);
    return traits;
  }
}
