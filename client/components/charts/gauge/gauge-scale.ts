export interface GaugeBand {
  label: string;
  /** The smallest value of the band. */
  from: number;
}

/** A value limited to a scale from 0 to `max`; 0 for a missing one. */
export function clampToScale(value: number | null | undefined, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, Number(value))) : 0;
}

export const bandOf = (bands: readonly GaugeBand[], value: number): GaugeBand | undefined =>
  bands.findLast(({ from }) => value >= from);

/** Degrees from the top, clockwise: the scale is a half circle from 9 to 3 o'clock. */
export const angleOf = (value: number, max: number): number =>
  (clampToScale(value, max) / max) * 180 - 90;

export function pointAt(centre: { x: number; y: number }, radius: number, degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(radians), y: centre.y - radius * Math.cos(radians) };
}
