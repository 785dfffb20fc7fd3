import { type PointerEvent, useRef } from 'react';
import type { MapMarker } from './map-scene';
import { screenPoint, type MapView } from './mercator';

/** A pointer that moves further while pressed drags the map. */
const CLICK_REACH_PX = 4;

/** Pointing works within this distance of a circle's middle, however small the circle is. */
const MIN_REACH_PX = 12;

interface CursorSetting {
  markers: readonly MapMarker[];
  view: MapView;
  size: { width: number; height: number };
  onPoint: (id: number | null) => void;
  onChoose: (id: number | null) => void;
}

/** The circle at a point of the surface: of several, the one with the nearest middle. */
export function markerAt(
  { x, y }: { x: number; y: number },
  { markers, view, size }: Pick<CursorSetting, 'markers' | 'view' | 'size'>,
): MapMarker | null {
  let nearest: MapMarker | null = null;
  let leastPx = Infinity;

  for (const marker of markers) {
    const middle = screenPoint(marker, view, size);
    const distancePx = Math.hypot(middle.x - x, middle.y - y);
    if (distancePx > Math.max(MIN_REACH_PX, marker.radiusPx) || distancePx >= leastPx) continue;
    nearest = marker;
    leastPx = distancePx;
  }

  return nearest;
}

export function useMarkerCursor({ onPoint, onChoose, ...surface }: CursorSetting) {
  const idAt = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget.getBoundingClientRect();
    return (
      markerAt({ x: event.clientX - edge.left, y: event.clientY - edge.top }, surface)?.id ?? null
    );
  };

  const pressedAt = useRef({ x: 0, y: 0 });

  return {
    onPointerMove: (event: PointerEvent<HTMLElement>) => onPoint(idAt(event)),
    onPointerLeave: () => onPoint(null),
    onPointerDown: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = pressedAt.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) <= CLICK_REACH_PX) onChoose(idAt(event));
    },
  };
}
