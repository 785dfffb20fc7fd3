import { DAYPARTS } from '#schema/dayparts.js';

/** More views than this are counted together. */
export const MAX_VIEWS = 10;

/** Properties of an impression by which figures show it. */
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
  /** Keys by tag, then by a number for the other traits; one more than the key, or 0. */
  private readonly known = new Map<number, Int32Array>();

  keyOf(tagId: number, regionId: number, daypart: number, views: number): number {
    const code = (regionId * DAYPARTS.length + (daypart - 1)) * MAX_VIEWS + (views - 1);
    const ofTag = this.codesOf(tagId, code);
    const known = ofTag[code] ?? 0;
    if (known > 0) return known - 1;

    const next = this.traits.push({ tagId, regionId, daypart, views });
    ofTag[code] = next;
    return next - 1;
  }

  private codesOf(tagId: number, code: number): Int32Array {
    const ofTag = this.known.get(tagId);
    if (ofTag && code < ofTag.length) return ofTag;

    const larger = new Int32Array(2 * (code + 1));
    if (ofTag) larger.set(ofTag);
    this.known.set(tagId, larger);
    return larger;
  }

  /** All traits, indexed by number. */
  get all(): readonly ImpressionTraits[] {
    return this.traits;
  }
}
