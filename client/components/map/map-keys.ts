import type { MapMarker } from './map-scene';
import { clampZoom, pannedView, type MapView } from './mercator';

const STEP_PX = 80;

const VIEW_KEYS: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => pannedView(view, -STEP_PX, 0),
  ArrowRight: (view) => pannedView(view, STEP_PX, 0),
  ArrowUp: (view) => pannedView(view, 0, -STEP_PX),
  ArrowDown: (view) => pannedView(view, 0, STEP_PX),
  '+': (view) => ({ ...view, zoom: clampZoom(view.zoom + 1) }),
  '=': (view) => ({ ...view, zoom: clampZoom(view.zoom + 1) }),
  '-': (view) => ({ ...view, zoom: clampZoom(view.zoom - 1) }),
};

export const KEYS_HINT =
  'Arrow keys move the map, + and - zoom, 0 shows everything, Page Up and Page Down go from circle to circle, Escape deselects.';

/** The view after a key; null for other keys. */
export const viewByKey = (key: string, view: MapView): MapView | null =>
  VIEW_KEYS[key]?.(view) ?? null;

const MARKER_STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** The next circle for a key, in a cycle; null for other keys. */
export function markerByKey(
  key: string,
  markers: readonly MapMarker[],
  currentId: number | null,
): MapMarker | null {
  const step = MARKER_STEPS[key];
  if (step === undefined || markers.length === 0) return null;
  const at = markers.findIndex(({ id }) => id === currentId);
  const next = at === -1 ? (step > 0 ? 0 : -1) : at + step;
  return markers.at(next % markers.length) ?? null;
}
