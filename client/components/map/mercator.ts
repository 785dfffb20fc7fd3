import { lngLatToWorld, worldToLngLat } from '@math.gl/web-mercator';

/** deck.gl's projection: at zoom 0 the world is 512 pixels wide, and each zoom level doubles it. */
export const WORLD_PX = 512;

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 10;

export interface Place {
  latitude: number;
  longitude: number;
}

export interface MapView extends Place {
  zoom: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/**
 * The position of a place on a world 1 wide and 1 high, from its north-west corner; math.gl counts
 * from the south-west.
 */
export function worldPoint({ latitude, longitude }: Place): Point {
  const [x, y] = lngLatToWorld([longitude, latitude]);
  return { x: x / WORLD_PX, y: 1 - y / WORLD_PX };
}

function placeAt({ x, y }: Point): Place {
  const onThisWorld = ((x % 1) + 1) % 1;
  const [longitude = 0, latitude = 0] = worldToLngLat([onThisWorld * WORLD_PX, (1 - y) * WORLD_PX]);
  return { longitude, latitude };
}

/** The width of the world in the coordinates of `pathPoint`: two decimals are finer than a pixel. */
export const PATH_WORLD_PX = 65_536;

/** A place in the coordinates of an SVG path: 'x,y'. */
export function pathPoint(place: Place): string {
  const { x, y } = worldPoint(place);
  return `${(x * PATH_WORLD_PX).toFixed(2)},${(y * PATH_WORLD_PX).toFixed(2)}`;
}

/** The middle of a view in the coordinates of `pathPoint`, and the pixels of each. */
export function worldOffset(view: MapView): Point & { scale: number } {
  const { x, y } = worldPoint(view);
  return {
    x: x * PATH_WORLD_PX,
    y: y * PATH_WORLD_PX,
    scale: worldWidthPx(view.zoom) / PATH_WORLD_PX,
  };
}

export const worldWidthPx = (zoom: number): number => WORLD_PX * 2 ** zoom;

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/**
 * World widths to add to x so that it is closest to another x: the Chatham Islands lie east of New
 * Zealand, not a world away.
 */
const worldsToAdd = (x: number, other: number): number => Math.round(other - x);

/** The position of a place on the map's surface, in pixels from its top left corner. */
export function screenPoint(place: Place, view: MapView, { width, height }: PixelSize): Point {
  const scale = worldWidthPx(view.zoom);
  const centre = worldPoint(view);
  const point = worldPoint(place);
  const x = point.x + worldsToAdd(point.x, centre.x);
  return { x: (x - centre.x) * scale + width / 2, y: (point.y - centre.y) * scale + height / 2 };
}

/** The view after moving the surface by this many pixels. */
export function pannedView(view: MapView, xPx: number, yPx: number): MapView {
  const scale = worldWidthPx(view.zoom);
  const { x, y } = worldPoint(view);
  return {
    ...placeAt({ x: x + xPx / scale, y: Math.min(1, Math.max(0, y + yPx / scale)) }),
    zoom: view.zoom,
  };
}

/** Each x moved by whole worlds so that all lie on one side of the widest gap between them. */
function unwrapLongitudes(points: readonly Point[]): readonly Point[] {
  const xs = points.map(({ x }) => x).toSorted((a, b) => a - b);
  const gaps = xs.map((x, index) => (xs[index + 1] ?? (xs[0] ?? 0) + 1) - x);
  const widest = gaps.indexOf(Math.max(...gaps));
  const end = xs[widest] ?? 1;
  return points.map(({ x, y }) => ({ x: x > end ? x - 1 : x, y }));
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * The closest view that shows all places with the margin around them; one place gets the zoom of
 * `empty`, and no places get `empty`.
 */
export function fittingView(
  places: readonly Place[],
  size: PixelSize,
  paddingPx: number,
  empty: MapView,
): MapView {
  if (places.length === 0) return empty;
  const points = unwrapLongitudes(places.map(worldPoint));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const roomFor = (px: number) => Math.max(1, px - 2 * paddingPx);
  const widestWorldPx = Math.min(roomFor(size.width) / span(xs), roomFor(size.height) / span(ys));
  // One place has no extent: at the closest zoom nothing around it would identify it.
  const zoom = Number.isFinite(widestWorldPx) ? Math.log2(widestWorldPx / WORLD_PX) : empty.zoom;
  return { ...placeAt({ x: middle(xs), y: middle(ys) }), zoom: clampZoom(zoom) };
}

/** Returns true for a place that is visible without moving the map. */
export function isInView(place: Place, view: MapView, size: PixelSize): boolean {
  const { x, y } = screenPoint(place, view, size);
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
}
