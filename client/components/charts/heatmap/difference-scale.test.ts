import { describe, expect, it } from '@jest/globals';
import { HEAT_LOW_RAMP } from '#client/app/theme/heat-ramp';
import { differenceTone, LOW_STEPS } from './difference-scale';

describe('the scale of differences', () => {
  it('divides the largest difference into equal steps on both sides', () => {
    expect([0.1, 0.4, 0.9].map((size) => differenceTone(size, 0.9))).toEqual([2, 4, 6]);
    expect([-0.1, -0.4, -0.9].map((size) => differenceTone(size, 0.9))).toEqual([
      'low.0',
      'low.1',
      'low.2',
    ]);
  });

  it('has a colour in the theme for each step', () => {
    expect(HEAT_LOW_RAMP).toHaveLength(LOW_STEPS);
  });
});
