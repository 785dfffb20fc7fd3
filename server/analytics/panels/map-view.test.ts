import { describe, expect, test } from '@jest/globals';
import { mapViewOf } from './map-view.js';

describe('where a map looks', () => {
  test('is New Zealand while nothing has a place', () => {
    const newZealand = { zoom: 5, centreLatitude: -40.9006, centreLongitude: 174.886 };
    expect(mapViewOf([])).toEqual(newZealand);
    expect(mapViewOf([{ latitude: null, longitude: null }])).toEqual(newZealand);
  });

  test('is the middle of the places, no closer than zoom 10', () => {
    const view = mapViewOf([
      { latitude: -36.85, longitude: 174.76 },
      { latitude: -36.87, longitude: 174.78 },
    ]);
    expect(view.centreLatitude).toBeCloseTo(-36.86);
    expect(view.centreLongitude).toBeCloseTo(174.77);
    expect(view.zoom).toBeLessThanOrEqual(10);
  });

  test('is a place among its neighbours where there is but one', () => {
    const place = { latitude: -45.9, longitude: 168.1 };
    expect(mapViewOf([place])).toEqual({ zoom: 6, centreLatitude: -45.9, centreLongitude: 168.1 });
    expect(mapViewOf([place, place]).zoom).toBe(6);
  });

  test.each([
    [[176, -176.55], 179.725],
    [[178, -178], -180],
    [[-176.55, -150], -163.275],
    [[115, 174], 144.5],
  ])('takes %j as neighbours across the date line where that is shorter', (longitudes, centre) => {
    const view = mapViewOf(longitudes.map((longitude) => ({ latitude: -40, longitude })));
    expect(view.centreLongitude).toBeCloseTo(centre);
    expect(view.zoom).toBeGreaterThan(1);
  });
});
