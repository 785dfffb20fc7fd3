import { WORLD_PX, worldPoint, worldWidthPx, type MapView, type PixelSize } from './mercator';

/** A picture of the map by the numbers of its URL: at level z, 2^z by 2^z of them show the world. */
export interface TileIndex {
  x: number;
  y: number;
  z: number;
}

const TILE_PX = 256;
const DEEPEST_LEVEL = 18;

export const tileKey = ({ x, y, z }: TileIndex): string => `${z}/${x}/${y}`;

export const parentOf = ({ x, y, z }: TileIndex): TileIndex => ({
  x: Math.floor(x / 2),
  y: Math.floor(y / 2),
  z: z - 1,
});

export const isWithin = (tile: TileIndex, { x, y, z }: TileIndex): boolean =>
  tile.z > z && tile.x >> (tile.z - z) === x && tile.y >> (tile.z - z) === y;

export const tileUrl = (template: string, { x, y, z }: TileIndex): string =>
  template
    .replaceAll('{x}', String(x))
    .replaceAll('{y}', String(y))
    .replaceAll('{z}', String(z))
    .replaceAll('{-y}', String(2 ** z - 1 - y));

/** West, south, east and north of a tile in degrees. */
export function tileBounds({ x, y, z }: TileIndex): [number, number, number, number] {
  const longitude = (column: number) => (column / 2 ** z) * 360 - 180;
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  return [longitude(x), latitude(y + 1), longitude(x + 1), latitude(y)];
}

/**
 * The tiles that cover a surface, those in its middle first. The world repeats to the west and the
 * east, so a wide surface shows some tiles twice; they are listed once.
 */
export function tilesInView(view: MapView, { width, height }: PixelSize): TileIndex[] {
  const z = Math.min(DEEPEST_LEVEL, Math.round(view.zoom + Math.log2(WORLD_PX / TILE_PX)));
  const count = 2 ** z;
  const tilePx = worldWidthPx(view.zoom) / count;
  const centre = worldPoint(view);
  const [middleX, middleY] = [centre.x * count, centre.y * count];
  const [halfX, halfY] = [width / tilePx / 2, height / tilePx / 2];

  const found = new Map<string, TileIndex & { distance: number }>();
  for (let column = Math.floor(middleX - halfX); column < middleX + halfX; column++) {
    for (
      let y = Math.max(0, Math.floor(middleY - halfY));
      y < Math.min(count, middleY + halfY);
      y++
    ) {
      const tile = { x: ((column % count) + count) % count, y, z };
      const distance = Math.hypot(column + 0.5 - middleX, y + 0.5 - middleY);
      const known = found.get(tileKey(tile));
      if (!known || distance < known.distance) found.set(tileKey(tile), { ...tile, distance });
    }
  }

  return [...found.values()]
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ distance: _distance, ...tile }) => tile);
}
