import { describe, expect, test } from '@jest/globals';
import { angleOf, bandOf, clampToScale, pointAt } from './gauge-scale';

const BANDS = [
  { label: 'Weak', from: 0 },
  { label: 'Moderate', from: 0.4 },
  { label: 'Strong', from: 0.7 },
];

describe('the scale of a gauge', () => {
  test.each([
    [-0.4, 0],
    [0, 0],
    [0.5, 0.5],
    [1.2, 1],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
  ])('shows %p as %p of 1', (value, shown) => {
    expect(clampToScale(value, 1)).toBe(shown);
  });

  test.each([
    [0, 'Weak'],
    [0.399, 'Weak'],
    [0.4, 'Moderate'],
    [0.699, 'Moderate'],
    [0.7, 'Strong'],
    [1, 'Strong'],
  ])('puts %p into the band %s', (value, label) => {
    expect(bandOf(BANDS, value)?.label).toBe(label);
  });

  test.each([
    [0, -90],
    [5, 0],
    [10, 90],
    [14, 90],
  ])('points %p of 10 to %p degrees from the top', (value, degrees) => {
    expect(angleOf(value, 10)).toBe(degrees);
  });

  test('starts at 9 and ends at 3 o’clock', () => {
    const centre = { x: 100, y: 100 };
    expect(pointAt(centre, 50, -90).x).toBeCloseTo(50);
    expect(pointAt(centre, 50, 0).y).toBeCloseTo(50);
    expect(pointAt(centre, 50, 90).x).toBeCloseTo(150);
  });
});
