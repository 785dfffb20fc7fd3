/** The view of an empty map: New Zealand. */
const DEFAULT_VIEW = { zoom: 5, centreLatitude: -40.9006, centreLongitude: 174.886 };
const MIN_ZOOM = 1;
const MAX_ZOOM = 10;
/** The space around the outermost points, as a factor. */
const MARGIN = 1.5;
/**
 * Shows about a region and its neighbours: a closer view of a single place would show nothing
 * recognisable.
 */
const MIN_SPAN_DEGREES = 4;

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** A centre and Web-Mercator zoom level that show every place that has coordinates. */
export function mapViewOf(places: readonly Place[]): typeof DEFAULT_VIEW {
  const latitudes = places.flatMap(({ latitude }) => latitude ?? []);
  const longitudes = places.flatMap(({ longitude }) => longitude ?? []);
  if (latitudes.length === 0 || longitudes.length === 0) return DEFAULT_VIEW;

  const height = spanOf(latitudes);
  const width = spanOf(unwrapLongitudes(longitudes));
  const degrees = Math.max(MIN_SPAN_DEGREES, height.span * 2, width.span) * MARGIN;
  const zoom = Math.floor(Math.log2(360 / degrees)) + 1;

  return {
    zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)),
    centreLatitude: height.centre,
    centreLongitude: width.centre < -180 ? width.centre + 360 : width.centre,
  };
}

/**
 * Shifts the longitudes so that all are on one side of the widest gap: the Chatham Islands are east
 * of New Zealand, not on the other side of the world.
 */
function unwrapLongitudes(longitudes: readonly number[]): number[] {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map(
    (longitude, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - longitude,
  );
  const end = sorted[gaps.indexOf(Math.max(...gaps))] ?? 180;
  return longitudes.map((longitude) => (longitude > end ? longitude - 360 : longitude));
}

function spanOf(values: readonly number[]): { span: number; centre: number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return { span: high - low, centre: (low + high) / 2 };
}
