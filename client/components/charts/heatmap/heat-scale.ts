/** Number of steps of the ramp; the theme defines their colours (heat.0 … heat.8). */
export const HEAT_STEPS = 9;

export interface HeatScale {
  least: number;
  most: number;
}

type Amount = number | null;

/** Returns the smallest and the largest figure; null without figures. */
export function heatScale(values: readonly Amount[]): HeatScale | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) };
}

/**
 * The step of a figure on the ramp, in equal parts of the scale. Equal figures all get the middle
 * step; when all are zero, the first.
 */
export function heatStep(value: number, { least, most }: HeatScale): number {
  if (most === least) return most === 0 ? 0 : Math.floor(HEAT_STEPS / 2);
  return Math.min(HEAT_STEPS - 1, Math.floor(((value - least) / (most - least)) * HEAT_STEPS));
}
