/** Share of a place on the axis that stays free between two bars. */
export const BAND_PADDING = 0.3;

/**
 * Where nivo's band scale puts the centre of each place, so that lines and the cursor meet the
 * bars.
 */
export function bandCentres(count: number, innerLength: number, padding = BAND_PADDING): number[] {
  const step = innerLength / (count + padding);
  const first = (step * (1 + padding)) / 2;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

export function nearestBand(
  at: number,
  count: number,
  innerLength: number,
  padding = BAND_PADDING,
): number {
  const step = innerLength / (count + padding);
  const index = Math.floor((at - (step * padding) / 2) / step);
  return Math.min(count - 1, Math.max(0, index));
}
