/** The value below which a share of the ascending values lies. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.floor((ascending.length - 1) * share)] ?? Number.NaN;

export const medianOf = (values: readonly number[]): number => quantile(ascending(values), 0.5);

/** Median, least and most, as in "0.67 (0.61 to 0.70)". */
export function describeSpread(values: readonly number[], digits: number): string {
  const sorted = ascending(values);
  const [median, least, most] = [0.5, 0, 1].map((share) =>
    quantile(sorted, share).toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
  );
  return `${median} (${least} to ${most})`;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
