import { DAYPARTS } from '#schema/dayparts.js';

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

/** Numbers for the traits of impressions, from 0. */
export class ImpressionKeys {
  private readonly traits: ImpressionTraits[] = [];
  /** By tag, then by a number for the other traits. */
  private readonly known = new Map<number, (number | undefined)[]>();

  keyOf(tagId: number, regionId: number, daypart: number, views: number): number {
    let ofTag = this.known.get(tagId);
    if (!ofTag) this.known.set(tagId, (ofTag = []));

    const code = (regionId * DAYPARTS.length + (daypart - 1)) * MAX_VIEWS + (views - 1);
    let key = ofTag[code];
    if (key === undefined) {
      key = this.traits.push({ tagId, regionId, daypart, views }) - 1;
      ofTag[code] = key;
    }
    return key;
  }

  /** By number. */
  get all(): readonly ImpressionTraits[] {
    return this.traits;
  }
}
