import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  clampZoom,
  fittingView,
  isInView,
  type MapView,
  MAX_ZOOM,
  MIN_ZOOM,
  pannedView,
  screenPoint,
} from './mercator';

const NEW_ZEALAND: MapView = { longitude: 174.886, latitude: -40.9006, zoom: 5 };
const SIZE = { width: 600, height: 400 };
const AUCKLAND = { longitude: 174.76, latitude: -36.85 };
const CHATHAM = { longitude: -176.55, latitude: -43.95 };

const place = fc.record({
  longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
});

describe('a view that fits', () => {
  it('is the empty one where there is nothing', () => {
    expect(fittingView([], SIZE, 50, NEW_ZEALAND)).toEqual(NEW_ZEALAND);
  });

  it('goes no closer than the closest zoom', () => {
    const beside = { ...AUCKLAND, longitude: AUCKLAND.longitude + 1e-6 };
    expect(fittingView([AUCKLAND, beside], SIZE, 50, NEW_ZEALAND).zoom).toBe(MAX_ZOOM);
  });

  it.each([[[AUCKLAND]], [[AUCKLAND, AUCKLAND]]])(
    'keeps the usual zoom around one place',
    (places) => {
      const view = fittingView(places, SIZE, 50, NEW_ZEALAND);
      expect(view.zoom).toBe(NEW_ZEALAND.zoom);
      expect(view.longitude).toBeCloseTo(AUCKLAND.longitude, 9);
      expect(view.latitude).toBeCloseTo(AUCKLAND.latitude, 9);
    },
  );

  it('takes places on both sides of the date line as neighbours', () => {
    const view = fittingView([AUCKLAND, CHATHAM], SIZE, 50, NEW_ZEALAND);
    expect(view.longitude).toBeCloseTo(179.105, 3);
    expect(view.zoom).toBeGreaterThan(4);
  });

  it('shows every place with its room around it, as close as that allows', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 20 }), (places) => {
        const view = fittingView(places, SIZE, 50, NEW_ZEALAND);
        const areApart = places.some(
          ({ longitude, latitude }) =>
            Math.abs(longitude - (places[0]?.longitude ?? 0)) > 1e-6 ||
            Math.abs(latitude - (places[0]?.latitude ?? 0)) > 1e-6,
        );

        fc.pre(areApart && view.zoom > MIN_ZOOM && view.zoom < MAX_ZOOM);

        const points = places.map((one) => screenPoint(one, view, SIZE));
        const xs = points.map(({ x }) => x);
        const ys = points.map(({ y }) => y);

        expect(Math.min(...xs)).toBeGreaterThan(49.9);
        expect(Math.max(...xs)).toBeLessThan(550.1);
        expect(Math.min(...ys)).toBeGreaterThan(49.9);
        expect(Math.max(...ys)).toBeLessThan(350.1);

        const touches =
          Math.max(...xs) - Math.min(...xs) > 499.9 || Math.max(...ys) - Math.min(...ys) > 299.9;

        expect(touches).toBe(true);
      }),
    );
  });
});

describe('a place on the surface', () => {
  it('is in the middle when the view centres on it', () => {
    expect(screenPoint(NEW_ZEALAND, NEW_ZEALAND, SIZE)).toEqual({ x: 300, y: 200 });
  });

  it('is as many pixels away as the zoom makes of its degrees', () => {
    const east = { ...NEW_ZEALAND, longitude: NEW_ZEALAND.longitude + 1 };
    expect(screenPoint(east, NEW_ZEALAND, SIZE).x).toBeCloseTo(300 + (512 * 2 ** 5) / 360, 6);
  });

  it('is where panning brings it', () => {
    const view = pannedView(NEW_ZEALAND, 80, -40);
    const { x, y } = screenPoint(NEW_ZEALAND, view, SIZE);
    expect([x, y].map(Math.round)).toEqual([220, 240]);
    expect(view.zoom).toBe(5);
  });

  it('is in view or out of it', () => {
    expect(isInView(AUCKLAND, { ...NEW_ZEALAND, zoom: 4.5 }, SIZE)).toBe(true);
    expect(isInView({ longitude: 151, latitude: -33 }, NEW_ZEALAND, SIZE)).toBe(false);
  });
});

describe('the zoom', () => {
  it('stays within its limits', () => {
    expect([0, 5.5, 12].map(clampZoom)).toEqual([MIN_ZOOM, 5.5, MAX_ZOOM]);
  });
});
