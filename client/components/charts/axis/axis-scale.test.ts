import { describe, expect, it } from '@jest/globals';
import { countScale, roundTicks, thinLabels } from './axis-scale';

describe('the scale of an axis', () => {
  it.each([
    [0, 5],
    [3, 5],
    [12, 15],
    [87, 100],
    [101, 125],
    [12_345, 12_500],
    [980_000, 1_000_000],
  ])('for a largest value of %p ends at %p', (largest, max) => {
    expect(countScale(largest).max).toBe(max);
  });

  it('has six ticks from nothing to its end', () => {
    expect(countScale(87).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  });
});

describe('the ticks of an axis that ends at a given value', () => {
  it.each([
    [1, [0, 1]],
    [110, [0, 20, 40, 60, 80, 100]],
    [44, [0, 10, 20, 30, 40]],
    [517, [0, 100, 200, 300, 400, 500]],
  ])('up to %p are %p', (max, ticks) => {
    expect(roundTicks(max)).toEqual(ticks);
  });
});

describe('the labels of an axis', () => {
  const days = Array.from({ length: 31 }, (_, index) => `day ${index + 1}`);

  it('stay as they are up to the limit', () => {
    expect(thinLabels(days.slice(0, 15), 15)).toHaveLength(15);
  });

  it('are thinned evenly above it', () => {
    expect(thinLabels(days, 15).slice(0, 3)).toEqual(['day 1', 'day 4', 'day 7']);
    expect(thinLabels(days, 15).length).toBeLessThanOrEqual(15);
  });
});
