import type { MapView, Place } from './mercator';

/** A circle on the map, and what is said of it. */
export interface MapMarker extends Place {
  id: number;
  radiusPx: number;
  title: string;
  facts: readonly { label: string; text: string }[];
}

type Ring = readonly (readonly [number, number])[];

/**
 * An area of the ground: polygons of rings of longitude and latitude, the first ring outside, the
 * others holes.
 */
export interface MapOutline {
  code: string;
  polygons: readonly (readonly Ring[])[];
}

/** Background pictures: an address with {z}, {x} and {y} in it, and whom they want named. */
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
  markerEdge: Colour;
  highlight: Colour;
  highlightEdge: Colour;
  /** What the background pictures are multiplied by: on a dark page they are dimmed. */
  tileTint: Colour;
}

/** All that is drawn. */
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
  /** A background picture could not be fetched; what lies under it is drawn. */
  onTileError: () => void;
  /** Drawing has become impossible. */
  onFailure: () => void;
}

/** Where a scene is drawn on. */
export interface MapSurface {
  draw: (scene: MapScene) => void;
  close: () => void;
}
