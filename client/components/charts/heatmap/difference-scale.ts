/** Steps below the overall figure; the theme defines their colours (heatLow.0 … heatLow.2). */
export const LOW_STEPS = 3;

/** The steps of the sequential ramp that colour the differences above the overall figure. */
export const HIGH_STEPS = [2, 4, 6] as const;

export type LowTone = `low.${number}`;

/** A step of the sequential ramp, or one below the overall figure. */
export type DifferenceTone = number | LowTone;

/** The tones go from a small difference to a large one. */
export const LOW_TONES: readonly LowTone[] = Array.from(
  { length: LOW_STEPS },
  (_, step): LowTone => `low.${step}`,
);

/** The tone of a difference from the overall figure, in equal parts of the largest one. */
export function differenceTone(difference: number, largest: number): DifferenceTone {
  const part = Math.floor((Math.abs(difference) / largest) * LOW_STEPS);
  const step = Math.min(LOW_STEPS - 1, part);
  return difference < 0 ? `low.${step}` : (HIGH_STEPS[step] ?? 0);
}
