import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { fittingView, isInView, type MapView, type Place } from './mercator';

const PADDING_PX = 50;

interface Moved {
  /** The fit that the reader moved away from. */
  fitKey: string;
  view: MapView;
}

interface ViewSetting {
  places: readonly Place[];
  emptyView: MapView;
  /** The map stays where the reader moved it while this key is the same. */
  fitKey: string;
}

/** The view of the map: all places, until the reader moves it. */
export function useMapView({ places, emptyView, fitKey }: ViewSetting) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [moved, setMoved] = useState<Moved | null>(null);
  const fitted = useMemo(
    () => fittingView(places, size, PADDING_PX, emptyView),
    [places, size, emptyView],
  );

  const sizeRef = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const moveTo = useCallback((view: MapView) => setMoved({ fitKey, view }), [fitKey]);
  const view = moved?.fitKey === fitKey ? moved.view : fitted;
  return {
    size,
    sizeRef,
    view,
    moveTo,
    fit: () => setMoved(null),
    /** Moves the map until the place is visible, if it is not. */
    show: (place: Place) => {
      if (!isInView(place, view, size)) moveTo({ ...place, zoom: view.zoom });
    },
  };
}
