/** Share of a place on the x axis that stays free between two bars. */
export const BAND_PADDING = 0.3;

/** Where nivo's band scale puts the centre of each place, so that lines and the cursor meet the bars. */
export function bandCentres(count: number, innerWidth: number): number[] {
  const step = innerWidth / (count + BAND_PADDING);
  const first = (step * (1 + BAND_PADDING)) / 2;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

export function nearestBand(x: number, count: number, innerWidth: number): number {
  const step = innerWidth / (count + BAND_PADDING);
  const index = Math.floor((x - (step * BAND_PADDING) / 2) / step);
  return Math.min(count - 1, Math.max(0, index));
}
