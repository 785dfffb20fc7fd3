import { describe, expect, it } from '@jest/globals';
import { bandCentres, bandWidth, nearestBand } from './band-layout';

describe('the places of a band axis', () => {
  it('are spread evenly with half a gap at both ends', () => {
    const centres = bandCentres(4, 430);
    expect(centres).toEqual([65, 165, 265, 365]);
    expect(bandWidth(4, 430)).toBeCloseTo(70, 9);
  });

  it('are found from a pointer, also beyond the ends', () => {
    const centres = bandCentres(31, 900);
    expect(centres.map((x) => nearestBand(x, 31, 900))).toEqual(centres.map((_, index) => index));
    expect(nearestBand(-20, 31, 900)).toBe(0);
    expect(nearestBand(920, 31, 900)).toBe(30);
  });

  it('keep to the given padding', () => {
    expect(bandCentres(2, 300, 1)).toEqual([100, 200]);
    expect(nearestBand(140, 2, 300, 1)).toBe(0);
  });
});
