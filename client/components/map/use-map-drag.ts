import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { clampZoom, type MapView, pannedView } from './mercator';

/** Zoom levels of a pixel of the wheel. */
const WHEEL_SPEED = 0.005;

interface Start {
  x: number;
  y: number;
  view: MapView;
}

/**
 * Moves the flat map with a pressed pointer, and zooms it with Ctrl or Cmd and the wheel; the drawing
 * with WebGL does that itself.
 */
export function useMapDrag(view: MapView, onMove: (view: MapView) => void) {
  const start = useRef<Start | null>(null);
  const latest = useRef({ view, onMove });
  useEffect(() => {
    latest.current = { view, onMove };
  });

  // React's own listeners cannot keep the browser from zooming the page.
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { view: shown, onMove: move } = latest.current;
      move({ ...shown, zoom: clampZoom(shown.zoom - event.deltaY * WHEEL_SPEED) });
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, []);

  const end = () => {
    start.current = null;
  };

  return {
    ref,
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      start.current = { x, y, view };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
      if (buttons === 0) end();
      if (start.current === null) return;
      const { x, y, view: from } = start.current;
      if (x !== clientX || y !== clientY) onMove(pannedView(from, x - clientX, y - clientY));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
