import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_ZOOM, MIN_ZOOM, screenPoint, type MapView } from './mercator';
import { tileBounds, tileKey, tilesInView, tileUrl, type TileIndex } from './tile-grid';

const SIZE = { width: 900, height: 500 };
const NEW_ZEALAND: MapView = { longitude: 174.886, latitude: -40.9, zoom: 5 };

const view = fc.record({
  longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
});

/** The formulas of the tiles' convention (openstreetmap.org, "Slippy map tilenames"). */
function tileAt({ longitude, latitude }: { longitude: number; latitude: number }, z: number) {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(
    ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** z,
  );
  return { x, y, z };
}

const middleOf = (tile: TileIndex) => {
  const [west, south, east, north] = tileBounds(tile);
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
};

describe('the tiles of a view', () => {
  it('have the level at which a tile is closest to 256 pixels', () => {
    const level = (zoom: number) => tilesInView({ ...NEW_ZEALAND, zoom }, SIZE)[0]?.z;
    expect([1, 5, 5.49, 5.51, 10].map(level)).toEqual([2, 6, 6, 7, 11]);
  });

  it('begin with the one in the middle, and go on over the date line', () => {
    const tiles = tilesInView(NEW_ZEALAND, SIZE).map(tileKey);
    expect(tiles[0]).toBe(tileKey(tileAt(NEW_ZEALAND, 6)));
    expect(tiles).toEqual(expect.arrayContaining(['6/63/39', '6/0/39', '6/61/40']));
    expect(tiles).toHaveLength(8);
  });

  it('contain the tile of each place that the surface shows, and no tile that it does not', () => {
    fc.assert(
      fc.property(view, fc.array(view, { minLength: 1, maxLength: 20 }), (shown, places) => {
        const tiles = tilesInView(shown, SIZE);
        const keys = tiles.map(tileKey);
        expect(new Set(keys).size).toBe(keys.length);

        const z = tiles[0]?.z ?? 0;
        const isShown = (x: number, y: number, marginPx: number) =>
          x > -marginPx && x < SIZE.width + marginPx && y > -marginPx && y < SIZE.height + marginPx;
        for (const place of places) {
          const { x, y } = screenPoint(place, shown, SIZE);
          if (isShown(x, y, 0)) expect(keys).toContain(tileKey(tileAt(place, z)));
        }
        // The middle of a tile is at most half a tile, 182 pixels, from the surface.
        for (const tile of tiles) {
          const { x, y } = screenPoint(middleOf(tile), shown, SIZE);
          expect(isShown(x, y, 182)).toBe(true);
        }
      }),
    );
  });
});

it('the URL of a tile has its numbers, also counted from the south', () => {
  const tile = { x: 63, y: 39, z: 6 };
  expect(tileUrl('https://tiles.example/{z}/{x}/{y}.png', tile)).toBe(
    'https://tiles.example/6/63/39.png',
  );
  expect(tileUrl('https://tiles.example/{z}/{x}/{-y}.png', tile)).toBe(
    'https://tiles.example/6/63/24.png',
  );
});
