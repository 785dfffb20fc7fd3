import { Deck, type Layer, MapView as DeckMapView } from '@deck.gl/core';
import { groundLayers, markerLayer } from './map-layers';
import type { MapEvents, MapScene, MapSurface } from './map-scene';
import type * as TileLayers from './map-tiles';
import { clampZoom, MAX_ZOOM, MIN_ZOOM, type MapView } from './mercator';

const VIEW = new DeckMapView({ id: 'map', repeat: true });

// Turning and tilting would only take the north from its place; keys and buttons are ours.
const CONTROLLER = {
  dragRotate: false,
  touchRotate: false,
  keyboard: false,
  scrollZoom: { speed: 0.02, smooth: false },
};

const LEVEL = { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, pitch: 0, bearing: 0, minPitch: 0, maxPitch: 0 };

function watchContext(parent: HTMLElement, onFailure: () => void): void {
  parent.querySelector('canvas')?.addEventListener('webglcontextlost', onFailure, { once: true });
}

/** Draws on an element with deck.gl. The pictures' part is fetched once a scene has any. */
export function openMapSurface(parent: HTMLDivElement, { onMove, onTileError, onFailure }: MapEvents): MapSurface {
  let isOpen = true;
  let latest: MapScene | null = null;
  let tileLayers: typeof TileLayers | null = null;
  let isFetching = false;

  const moved = ({ viewState }: { viewState: MapView }) => {
    const { longitude, latitude, zoom } = viewState;
    if (isOpen) onMove({ longitude, latitude, zoom: clampZoom(zoom) });
  };
  const deck = new Deck({
    parent,
    views: VIEW,
    controller: CONTROLLER,
    // A finger that moves up or down scrolls the page.
    touchAction: 'pan-y',
    // What lies under the pointer is reckoned from the view: reading it back from the GPU would stall it.
    _pickable: false,
    viewState: { longitude: 0, latitude: 0, zoom: MIN_ZOOM, ...LEVEL },
    layers: [],
    onViewStateChange: moved,
    onLoad: () => watchContext(parent, onFailure),
    onError: () => isOpen && onFailure(),
  });

  function layersOf(scene: MapScene): Layer[] {
    const tiles = scene.tiles && tileLayers?.tileLayer(scene.tiles.url, scene.colours.tileTint, onTileError);
    return [...groundLayers(scene), ...(tiles ? [tiles] : []), markerLayer(scene)];
  }

  function draw(scene: MapScene): void {
    latest = scene;
    if (!isOpen) return;
    deck.setProps({ viewState: { ...scene.view, ...LEVEL }, layers: layersOf(scene) });
    if (scene.tiles && !tileLayers && !isFetching) fetchTileLayers();
  }

  function fetchTileLayers(): void {
    isFetching = true;
    import('./map-tiles').then((module) => {
      tileLayers = module;
      if (latest) draw(latest);
    }, onTileError);
  }

  return {
    draw,
    close: () => {
      isOpen = false;
      deck.finalize();
    },
  };
}
