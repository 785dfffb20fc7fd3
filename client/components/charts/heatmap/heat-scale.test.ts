import { describe, expect, it } from '@jest/globals';
import { HEAT_RAMP } from '#client/app/theme/heat-ramp';
import { HEAT_STEPS, heatScale, heatStep } from './heat-scale';

describe('the scale of a heatmap', () => {
  it('reaches from the least to the most, whatever is missing', () => {
    expect(heatScale([3, null, 12, 5])).toEqual({ least: 3, most: 12 });
    expect(heatScale([null])).toBeNull();
  });

  it('divides itself into equal steps', () => {
    const scale = { least: 0, most: 90 };
    expect([0, 9.9, 10, 45, 89, 90].map((value) => heatStep(value, scale))).toEqual([
      0, 0, 1, 4, 8, 8,
    ]);
  });

  it('takes the middle where all figures are the same, the first where all are nothing', () => {
    expect(heatStep(7, { least: 7, most: 7 })).toBe(4);
    expect(heatStep(0, { least: 0, most: 0 })).toBe(0);
  });

  it('has a colour in the theme for each step', () => {
    expect(HEAT_RAMP).toHaveLength(HEAT_STEPS);
  });
});
