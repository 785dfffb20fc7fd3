import { useCallback, useEffect, useState } from 'react';
import type { MapScene, MapSurface } from './map-scene';
import type { MapView } from './mercator';

/**
 * The wheel without Ctrl or Cmd scrolls the page, as everywhere else; a pinch on a touch pad
 * arrives with Ctrl.
 */
function leaveScrollingToPage(event: WheelEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}

interface SurfaceEvents {
  onMove: (view: MapView) => void;
  onFailure: () => void;
}

/**
 * Draws the scene on an element, once the drawing code has loaded. The callbacks must be stable, or
 * the surface opens again.
 */
export function useMapSurface(scene: MapScene, { onMove, onFailure }: SurfaceEvents) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [surface, setSurface] = useState<MapSurface | null>(null);
  const [lacksTiles, setLacksTiles] = useState(false);
  const onTileError = useCallback(() => setLacksTiles(true), []);

  useEffect(() => {
    if (!element) return undefined;

    let isWanted = true;
    let opened: MapSurface | null = null;

    element.addEventListener('wheel', leaveScrollingToPage, { capture: true });

    const fail = () => isWanted && onFailure();

    import('./map-surface').then(({ openMapSurface }) => {
      if (!isWanted) return;
      opened = openMapSurface(element, { onMove, onTileError, onFailure: fail });
      setSurface(opened);
    }, fail);

    return () => {
      isWanted = false;
      element.removeEventListener('wheel', leaveScrollingToPage, { capture: true });
      opened?.close();
      setSurface(null);
    };
  }, [element, onMove, onTileError, onFailure]);

  useEffect(() => {
    surface?.draw(scene);
  }, [surface, scene]);

  return { surfaceRef: setElement, isOpen: surface !== null, lacksTiles };
}
