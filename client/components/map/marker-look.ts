import type { Colour, MapMarker, MapScene } from './map-scene';

/** Smaller circles could be neither seen nor hit. */
export const MIN_RADIUS_PX = 4;

export const fillOf = (
  { tone }: MapMarker,
  { marker, tones }: Pick<MapScene['colours'], 'marker' | 'tones'>,
): Colour => (tone === null ? undefined : tones.get(tone)) ?? marker;
