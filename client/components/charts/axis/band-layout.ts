/** Share of a band that stays free between two bars. */
export const BAND_PADDING = 0.3;

/** The centres of nivo's bands, so that lines and the cursor match the bars. */
export function bandCentres(count: number, innerLength: number, padding = BAND_PADDING): number[] {
  const step = innerLength / (count + padding);
  const first = (step * (1 + padding)) / 2;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** The room of one band, without the gap next to it. */
export const bandWidth = (count: number, innerLength: number, padding = BAND_PADDING): number =>
  (innerLength / (count + padding)) * (1 - padding);

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
