import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#client/components/browser/when-idle';
import type { MapScene, MapSurface } from './map-scene';
import type { MapView } from './mercator';
import { hasGraphicsCard } from './web-gl';

/**
 * The wheel without Ctrl or Cmd scrolls the page, as everywhere else; a pinch on a touch pad
 * arrives with Ctrl.
 */
function leaveScrollingToPage(event: WheelEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}

/**
 * Draws the scene on an element with WebGL, once the page is idle and the drawing code has loaded;
 * without a graphics card only a scene with tiles, which the flat map does not have. `onMove` must
 * be stable, or the surface opens again.
 */
export function useMapSurface(scene: MapScene, onMove: (view: MapView) => void) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [surface, setSurface] = useState<MapSurface | null>(null);
  const [lacksTiles, setLacksTiles] = useState(false);
  const [isFlat, setFlat] = useState(false);
  const hasTiles = scene.tiles !== null;
  const onTileError = useCallback(() => setLacksTiles(true), []);

  useEffect(() => {
    if (!element) return undefined;

    let isWanted = true;
    let opened: MapSurface | null = null;

    element.addEventListener('wheel', leaveScrollingToPage, { capture: true });

    const close = () => {
      opened?.close();
      opened = null;
      setSurface(null);
    };
    const open = async () => {
      if (!hasTiles && !(await hasGraphicsCard())) {
        if (isWanted) setFlat(true);
        return;
      }
      const { openMapSurface } = await import('./map-surface');
      if (!isWanted) return;
      opened = openMapSurface(element, { onMove, onTileError, onFailure: fail });
      setSurface(opened);
    };
    // The flat map stays.
    const fail = () => {
      close();
      if (isWanted) setFlat(true);
    };
    const cancel = whenIdle(() => void open().catch(fail));

    return () => {
      isWanted = false;
      cancel();
      element.removeEventListener('wheel', leaveScrollingToPage, { capture: true });
      close();
      setFlat(false);
    };
  }, [element, onMove, onTileError, hasTiles]);

  useEffect(() => {
    surface?.draw(scene);
  }, [surface, scene]);

  return { surfaceRef: setElement, isOpen: surface !== null, lacksTiles: lacksTiles || isFlat };
}
