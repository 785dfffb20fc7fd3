const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** The end of an axis that begins at 0: so many round steps that they cover the largest value. */
export function axisEnd(values: readonly number[], ticks: number): number {
  const largest = Math.max(1, ...values);
  const rough = largest / ticks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND_STEPS.map((one) => one * power).find((one) => one >= rough) ?? rough;

  return Math.max(1, Math.ceil(step)) * ticks;
}
