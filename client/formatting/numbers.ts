const LOCALE = 'en-GB';

const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const percent = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
// British English would shorten to a lower-case k and m, unlike money.
const tick = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** Replaces a missing number: '-' on tiles and cards, 'N/A' in tables. */
export type Missing = '-' | 'N/A';

type Amount = number | null | undefined;

function isPresent(value: Amount): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

// A rounded negative zero becomes 0, not '-0'.
function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}

function dollars(value: number, text: string): string {
  return value < 0 ? `-$${text}` : `$${text}`;
}

export function formatCount(value: Amount, missing: Missing = '-'): string {
  return isPresent(value) ? count.format(rounded(value, 0)) : missing;
}

export function formatMoney(value: Amount, missing: Missing = '-'): string {
  if (!isPresent(value)) return missing;
  const amount = rounded(value, 2);
  return dollars(amount, twoDecimals.format(Math.abs(amount)));
}

export function formatWholeMoney(value: Amount, missing: Missing = '-'): string {
  if (!isPresent(value)) return missing;
  const amount = rounded(value, 0);
  return dollars(amount, count.format(Math.abs(amount)));
}

/** Two decimals: '0.72'. */
export function formatDecimal(value: Amount, missing: Missing = '-'): string {
  return isPresent(value) ? twoDecimals.format(rounded(value, 2)) : missing;
}

/** A count with its noun: '1 visit', '1,751 visits'. */
export function formatCountOf(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** '12.5/s', '1,204/s': per second; a small rate does not become zero. */
export function formatRate(perSecond: Amount): string {
  if (!isPresent(perSecond)) return '-';
  return perSecond > 0 && perSecond < 0.05
    ? '< 0.1/s'
    : `${compact.format(rounded(perSecond, 1))}/s`;
}

/** Takes a fraction: 0.123 becomes '12.3%'. */
export function formatPercent(fraction: Amount, missing: Missing = '-'): string {
  return isPresent(fraction) ? `${percent.format(rounded(fraction * 100, 1))}%` : missing;
}

/** The bounds of an interval of fractions: '1.2% to 3.4%'. */
export function formatInterval({ low, high }: { low: number; high: number }): string {
  return `${formatPercent(low)} to ${formatPercent(high)}`;
}

const COMPACT_STEPS = [
  { above: 1_000_000, unit: 'M' },
  { above: 1_000, unit: 'K' },
];

function shorten(size: number): string | null {
  const step = COMPACT_STEPS.find(({ above }) => size > above);
  if (!step) return null;
  const scaled = rounded(size / step.above, 1);
  return scaled === 1000 && step.unit === 'K' ? '1M' : `${compact.format(scaled)}${step.unit}`;
}

/** '$1.2M' above a million, '$1.2K' above a thousand, in full below. */
export function formatCompactMoney(value: Amount, missing: Missing = '-'): string {
  if (!isPresent(value)) return missing;
  const short = shorten(Math.abs(value));
  return short === null ? formatMoney(value) : dollars(value, short);
}

/** Formats the ticks of an axis: '1.2M', '1.2K', '12'. */
export function formatCompactCount(value: Amount, missing: Missing = '-'): string {
  return isPresent(value) ? tick.format(value) : missing;
}
