import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import {
  type FilterToggle,
  pressByKey,
  toggleText,
} from '#client/components/filter-toggle/filter-toggle';
import { FlatMap } from './flat-map';
import { useMapColours } from './map-colours';
import { MapControls } from './map-controls';
import { MapCredit } from './map-credit';
import { KEYS_HINT, markerByKey, viewByKey } from './map-keys';
import type { MapMarker, MapOutline, MapScene, TileSource } from './map-scene';
import { MapTooltip } from './map-tooltip';
import { screenPoint, type MapView } from './mercator';
import { useMapDrag } from './use-map-drag';
import { useMapSurface } from './use-map-surface';
import { useMapView } from './use-map-view';
import { useMarkerCursor } from './use-marker-cursor';

interface MarkerMapProps {
  label: string;
  /** The largest first: smaller ones are drawn over them. */
  markers: readonly MapMarker[];
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** Null for a circle that is no toggle. */
  toggleOf?: (marker: MapMarker) => FilterToggle | null;
  /** The view without markers. */
  emptyView: MapView;
  /** The subject of the map: while it is the same, the map stays where the reader moved it. */
  fitKey: string;
  outlines: readonly MapOutline[];
  tiles: TileSource | null;
}

/** Circles on a map that fills its parent. */
export function MarkerMap({
  label,
  markers,
  selectedId,
  onSelect,
  toggleOf,
  emptyView,
  fitKey,
  outlines,
  tiles,
}: MarkerMapProps) {
  const [pointedId, setPointedId] = useState<number | null>(null);
  const hintId = useId();
  const colours = useMapColours();
  const { size, sizeRef, view, moveTo, fit, show } = useMapView({
    places: markers,
    emptyView,
    fitKey,
  });
  const highlightedId = pointedId ?? selectedId;
  const highlighted = markers.find(({ id }) => id === highlightedId);
  const toggle = highlighted && toggleOf?.(highlighted);
  const scene = useMemo<MapScene>(
    () => ({ view, markers, highlightedId, outlines, tiles, colours }),
    [view, markers, highlightedId, outlines, tiles, colours],
  );
  const { surfaceRef, isOpen, lacksTiles } = useMapSurface(scene, moveTo);
  const choose = (id: number | null) => {
    const chosen = markers.find((marker) => marker.id === id);
    const pressed = chosen && toggleOf?.(chosen);
    if (pressed) pressed.toggle();
    else onSelect(id === selectedId ? null : id);
  };
  const cursor = useMarkerCursor({ markers, view, size, onPoint: setPointedId, onChoose: choose });
  const drag = useMapDrag(view, moveTo);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressByKey(event, toggle)) return;

    const nextView = viewByKey(event.key, view);
    const nextMarker = markerByKey(event.key, markers, selectedId);

    if (nextView) moveTo(nextView);
    else if (nextMarker) {
      onSelect(nextMarker.id);
      show(nextMarker);
    } else if (event.key === '0') fit();
    else if (event.key === 'Escape' && selectedId !== null) onSelect(null);
    else return;

    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box position="relative" h="full" overflow="hidden" borderRadius="md" bg="bg.subtle">
      <Box
        ref={sizeRef}
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        position="absolute"
        inset="0"
        cursor={pointedId === null ? 'grab' : 'pointer'}
        borderRadius="md"
        _focusVisible={{ outlineOffset: '-2px' }}
        onKeyDown={onKeyDown}
        {...cursor}
      >
        {!isOpen && (
          <Box position="absolute" inset="0" touchAction="pan-y" {...drag}>
            <FlatMap scene={scene} size={size} />
          </Box>
        )}
        <Box
          ref={surfaceRef}
          position="absolute"
          inset="0"
          aria-hidden
          pointerEvents={isOpen ? undefined : 'none'}
        />
        <VisuallyHidden id={hintId}>{KEYS_HINT}</VisuallyHidden>
        {highlighted && (
          <MapTooltip
            marker={highlighted}
            {...screenPoint(highlighted, view, size)}
            surfaceWidthPx={size.width}
            action={toggle ? toggleText(toggle) : undefined}
          />
        )}
      </Box>
      <MapControls view={view} onMove={moveTo} onFit={fit} />
      <MapCredit tiles={tiles} lacksTiles={lacksTiles} />
    </Box>
  );
}
