/** How many steps the ramp has; the theme holds their colours (heat.0 … heat.8). */
export const HEAT_STEPS = 9;

export interface HeatScale {
  least: number;
  most: number;
}

type Amount = number | null;

/** From the least to the most of the figures; null where there is none. */
export function heatScale(values: readonly Amount[]): HeatScale | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) };
}

/**
 * The step of a figure on the ramp: equal parts of the scale. Where all figures are the same, the
 * middle; nothing everywhere, the first.
 */
export function heatStep(value: number, { least, most }: HeatScale): number {
  if (most === least) return most === 0 ? 0 : Math.floor(HEAT_STEPS / 2);
  return Math.min(HEAT_STEPS - 1, Math.floor(((value - least) / (most - least)) * HEAT_STEPS));
}
