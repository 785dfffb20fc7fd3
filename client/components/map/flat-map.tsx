import { memo } from 'react';
import { fillOf, MIN_RADIUS_PX } from './marker-look';
import type { Colour, MapMarker, MapOutline, MapScene } from './map-scene';
import { type MapView, pathPoint, PATH_WORLD_PX, screenPoint, worldOffset } from './mercator';

const cssColour = ([red, green, blue, alpha]: Colour) =>
  `rgb(${red} ${green} ${blue} / ${alpha / 255})`;

const ringPath = (ring: MapOutline['polygons'][number][number]) =>
  `M${ring.map(([longitude, latitude]) => pathPoint({ longitude, latitude })).join('L')}Z`;

/** The land of all outlines once: another view only moves and scales it. */
const Ground = memo(function Ground({ outlines, colours }: Pick<MapScene, 'outlines' | 'colours'>) {
  return outlines.map(({ code, polygons }) => (
    <path
      key={code}
      d={polygons.map((polygon) => polygon.map(ringPath).join('')).join('')}
      fill={cssColour(colours.land)}
      fillRule="evenodd"
      stroke={cssColour(colours.border)}
      vectorEffect="non-scaling-stroke"
    />
  ));
});

interface FlatMapProps {
  scene: MapScene;
  size: { width: number; height: number };
}

const NEIGHBOURS = [-1, 0, 1];

function groundPlace(view: MapView, { width, height }: FlatMapProps['size'], worlds: number) {
  const { x, y, scale } = worldOffset(view);
  const left = width / 2 + (worlds * PATH_WORLD_PX - x) * scale;
  return `translate(${left} ${height / 2 - y * scale}) scale(${scale})`;
}

/**
 * The map as SVG, which blocks the page nowhere: until the drawing with WebGL is there, and for good
 * where the processor would have to do that.
 */
export function FlatMap({ scene, size }: FlatMapProps) {
  const { view, markers, highlightedId, outlines, colours } = scene;
  const circle = (marker: MapMarker) => {
    const { x, y } = screenPoint(marker, view, size);
    const isHighlighted = marker.id === highlightedId;

    return (
      <circle
        key={marker.id}
        data-marker={marker.title}
        cx={x}
        cy={y}
        r={Math.max(MIN_RADIUS_PX, marker.radiusPx)}
        fill={cssColour(isHighlighted ? colours.highlight : fillOf(marker, colours))}
        stroke={cssColour(isHighlighted ? colours.highlightEdge : colours.markerEdge)}
        strokeWidth={isHighlighted ? 2.5 : 1.5}
      />
    );
  };

  return (
    <svg width="100%" height="100%" aria-hidden focusable="false" style={{ display: 'block' }}>
      {NEIGHBOURS.map((worlds) => (
        <g key={worlds} transform={groundPlace(view, size, worlds)}>
          <Ground outlines={outlines} colours={colours} />
        </g>
      ))}
      {markers.map(circle)}
    </svg>
  );
}
