import type { DifferenceTone } from '#client/components/charts/heatmap/difference-scale';
import type { MapView, Place } from './mercator';

/** A circle on the map with its texts. */
export interface MapMarker extends Place {
  id: number;
  radiusPx: number;
  /** Its difference from the overall figure; null where chance can explain it. */
  tone: DifferenceTone | null;
  title: string;
  facts: readonly { label: string; text: string }[];
}

type Ring = readonly (readonly [number, number])[];

/**
 * An area of the base map: polygons of rings of longitude and latitude, the first ring outside, the
 * others holes.
 */
export interface MapOutline {
  code: string;
  polygons: readonly (readonly Ring[])[];
}

/** Background tiles: a URL with {z}, {x} and {y}, and their attribution. */
export interface TileSource {
  url: string;
  attribution: string | null;
  attributionUrl: string | null;
}

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface MapColours {
  land: Colour;
  border: Colour;
  marker: Colour;
  tones: ReadonlyMap<DifferenceTone, Colour>;
  markerEdge: Colour;
  highlight: Colour;
  highlightEdge: Colour;
  /** Multiplies the colours of the tiles: on a dark page they are dimmed. */
  tileTint: Colour;
}

export interface MapScene {
  view: MapView;
  markers: readonly MapMarker[];
  highlightedId: number | null;
  outlines: readonly MapOutline[];
  tiles: TileSource | null;
  colours: MapColours;
}

export interface MapEvents {
  /** The reader moved or zoomed the map. */
  onMove: (view: MapView) => void;
  /** A tile failed to load; the layer below it is visible. */
  onTileError: () => void;
  /** Drawing is no longer possible. */
  onFailure: () => void;
}

export interface MapSurface {
  draw: (scene: MapScene) => void;
  close: () => void;
}
