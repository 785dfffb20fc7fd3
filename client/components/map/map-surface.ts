import { Deck, type InteractionState, type Layer, MapView as DeckMapView } from '@deck.gl/core';
import { groundLayers, markerLayer } from './map-layers';
import type { MapEvents, MapScene, MapSurface } from './map-scene';
import type { MapTiles } from './map-tiles';
import { clampZoom, MAX_ZOOM, MIN_ZOOM, type MapView } from './mercator';

const VIEW = new DeckMapView({ id: 'map', repeat: true });

// Rotation and tilt would only move the north; keys and buttons are ours.
const CONTROLLER = {
  dragRotate: false,
  touchRotate: false,
  keyboard: false,
  scrollZoom: { speed: 0.02, smooth: false },
};

const LEVEL = {
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  pitch: 0,
  bearing: 0,
  minPitch: 0,
  maxPitch: 0,
};

/**
 * deck.gl also reports its own corrections, such as after a change of size: the caller decides the
 * view.
 */
const isByReader = ({
  isDragging,
  isPanning,
  isZooming,
  inTransition,
}: InteractionState): boolean => [isDragging, isPanning, isZooming, inTransition].includes(true);

/** The canvas takes no focus: its container handles the keys. */
function prepareCanvas(parent: HTMLElement, onFailure: () => void): void {
  const canvas = parent.querySelector('canvas');
  canvas?.removeAttribute('tabindex');
  canvas?.addEventListener('webglcontextlost', onFailure, { once: true });
}

/** Draws on an element with deck.gl. The code for tiles loads when a scene has tiles. */
export function openMapSurface(
  parent: HTMLDivElement,
  { onMove, onTileError, onFailure }: MapEvents,
): MapSurface {
  let isOpen = true;
  let latest: MapScene | null = null;
  let tiles: MapTiles | null = null;
  let isFetching = false;
  let hasTile = false;
  let lacksHost = false;

  const redraw = () => latest && draw(latest);
  const tileEvents = {
    onLoad: () => {
      hasTile = true;
      redraw();
    },
    // The map stops asking a host that has not delivered one tile.
    onError: () => {
      if (isOpen) onTileError();
      lacksHost = !hasTile;
      if (lacksHost) tiles?.close();
      redraw();
    },
  };

  const moved = ({
    viewState,
    interactionState,
  }: {
    viewState: MapView;
    interactionState: InteractionState;
  }) => {
    const { longitude, latitude, zoom } = viewState;
    if (isOpen && isByReader(interactionState))
      onMove({ longitude, latitude, zoom: clampZoom(zoom) });
  };
  const deck = new Deck({
    parent,
    views: VIEW,
    controller: CONTROLLER,
    // A finger that moves up or down scrolls the page.
    touchAction: 'pan-y',
    // The view gives the object under the pointer: reading it back from the GPU would stall it.
    _pickable: false,
    viewState: { longitude: 0, latitude: 0, zoom: MIN_ZOOM, ...LEVEL },
    layers: [],
    onViewStateChange: moved,
    onLoad: () => {
      prepareCanvas(parent, onFailure);
      redraw();
    },
    onResize: redraw,
    onError: () => isOpen && onFailure(),
  });

  function tilesOf({ tiles: source, view, colours }: MapScene): Layer[] {
    if (!source || lacksHost) return [];
    return tiles?.layers(view, deck, colours.tileTint) ?? [];
  }

  function draw(scene: MapScene): void {
    latest = scene;
    if (!isOpen) return;
    const layers = [...groundLayers(scene), ...tilesOf(scene), markerLayer(scene)];
    deck.setProps({ viewState: { ...scene.view, ...LEVEL }, layers });
    if (scene.tiles && !tiles && !isFetching) fetchTiles(scene.tiles.url);
  }

  function fetchTiles(url: string): void {
    isFetching = true;
    import('./map-tiles').then(({ openTiles }) => {
      tiles = openTiles(url, tileEvents);
      redraw();
    }, tileEvents.onError);
  }

  return {
    draw,
    close: () => {
      isOpen = false;
      tiles?.close();
      deck.finalize();
    },
  };
}
