import type { Color, Layer } from '@deck.gl/core';
import { PathLayer, ScatterplotLayer, SolidPolygonLayer } from '@deck.gl/layers';
import { fillOf, MIN_RADIUS_PX } from './marker-look';
import type { Colour, MapMarker, MapOutline, MapScene } from './map-scene';

export const deckColour = (colour: Colour): Color => [...colour];

type Polygon = MapOutline['polygons'][number];
type Ring = Polygon[number];

// deck.gl does not write into its inputs, but its types do not say so.
const polygonOf = (polygon: Polygon) => polygon as unknown as [number, number][][]; // readonly is lost, see above
const pathOf = (ring: Ring) => ring as unknown as [number, number][]; // readonly is lost, see above

const groundCache = new WeakMap<readonly MapOutline[], { polygons: Polygon[]; rings: Ring[] }>();

/**
 * The same lists for the same outlines: otherwise deck.gl would triangulate all polygons at each
 * frame.
 */
function groundOf(outlines: readonly MapOutline[]): { polygons: Polygon[]; rings: Ring[] } {
  const known = groundCache.get(outlines);
  if (known) return known;
  const polygons = outlines.flatMap((outline) => outline.polygons);
  const ground = { polygons, rings: polygons.flat() };
  groundCache.set(outlines, ground);
  return ground;
}

export function groundLayers({ outlines, colours }: MapScene): Layer[] {
  const { polygons, rings } = groundOf(outlines);

  return [
    new SolidPolygonLayer<Polygon>({
      id: 'land',
      data: polygons,
      getPolygon: polygonOf,
      getFillColor: deckColour(colours.land),
    }),
    new PathLayer<Ring>({
      id: 'borders',
      data: rings,
      getPath: pathOf,
      getColor: deckColour(colours.border),
      widthUnits: 'pixels',
      getWidth: 1,
      jointRounded: true,
    }),
  ];
}

export function markerLayer({ markers, highlightedId, colours }: MapScene): Layer {
  const isHighlighted = ({ id }: MapMarker) => id === highlightedId;
  const colourTrigger = [highlightedId, colours];

  return new ScatterplotLayer<MapMarker>({
    id: 'markers',
    data: markers,
    getPosition: ({ longitude, latitude }) => [longitude, latitude],
    radiusUnits: 'pixels',
    getRadius: ({ radiusPx }) => radiusPx,
    radiusMinPixels: MIN_RADIUS_PX,
    stroked: true,
    lineWidthUnits: 'pixels',
    getLineWidth: (marker) => (isHighlighted(marker) ? 2.5 : 1.5),
    getFillColor: (marker) =>
      deckColour(isHighlighted(marker) ? colours.highlight : fillOf(marker, colours)),
    getLineColor: (marker) =>
      deckColour(isHighlighted(marker) ? colours.highlightEdge : colours.markerEdge),
    updateTriggers: {
      getFillColor: colourTrigger,
      getLineColor: colourTrigger,
      getLineWidth: highlightedId,
    },
  });
}
