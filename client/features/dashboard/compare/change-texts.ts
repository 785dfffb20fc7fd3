import type { FigureSubtext } from '#client/components/panel/figure/figure-cell';
import type { UpIs } from '#client/components/panel/figure/change-note';
import { decimalText, percentText } from '#schema/writing/numbers';
import type { Change } from './change';

type Unit = Change['unit'];

const NOTHING = { share: percentText(0), points: decimalText(0) };
/** Quotients of equal figures may differ by as much. */
const NOISE = 1e-12;

const withoutNoise = (size: number) => (size < NOISE ? 0 : size);

function amount(size: number, unit: Unit, like = size): string {
  const absolute = withoutNoise(Math.abs(size));
  const shown = withoutNoise(Math.abs(like));
  return unit === 'share'
    ? percentText(absolute, '-', shown)
    : decimalText(absolute * 100, '-', shown * 100);
}

/** Omits the unit of points: '+12.3%', '−0.42', '±0.0%'. */
function signed(size: number, unit: Unit, like = size): string {
  const text = amount(size, unit, like);
  if (text === NOTHING[unit]) return `±${text}`;
  return `${size > 0 ? '+' : '−'}${text}`;
}

const withUnit = (text: string, unit: Unit) => (unit === 'points' ? `${text} points` : text);

/** The size without a sign: '12.3%', '0.42 points'; null where it rounds to nothing. */
export function changeSize({ size, unit }: Change): string | null {
  const text = amount(size, unit);
  return text === NOTHING[unit] ? null : withUnit(text, unit);
}

/** '+12.3%', '−0.42 points', 'new' from zero; null where there is no change to speak of. */
export function changeText(change: Change | null): string | null {
  if (!change) return null;
  const { size, unit } = change;
  return size === Infinity ? 'new' : withUnit(signed(size, unit), unit);
}

/** '−4.0% to +12.3%'; null for counted figures. */
export function changeIntervalText({ size, interval, unit }: Change): string | null {
  if (!interval) return null;
  const high = interval.high === Infinity ? 'any rise' : signed(interval.high, unit, size);
  return withUnit(`${signed(interval.low, unit, size)} to ${high}`, unit);
}

const WITHIN = 'Chance alone can explain the change.';
const BEYOND = 'More than chance explains.';
const FEW = 'Too few visits to compare.';

/** Result of the test of the change, in words; null for counted figures. */
export function chanceText({ isBeyondChance, interval }: Change): string | null {
  if (isBeyondChance === null) return interval && FEW;
  return isBeyondChance ? BEYOND : WITHIN;
}

/**
 * The change under a figure of a table, in little room. An arrow and a colour only where chance does
 * not explain it.
 */
export function changeSubtext(change: Change | null, upIs: UpIs): FigureSubtext | null {
  const text = changeText(change)?.replace(' points', ' pts') ?? null;
  if (!change || text === null) return null;
  if (!change.isBeyondChance) return { text };

  const isUp = change.size > 0;
  const tone = upIs === 'neutral' ? undefined : isUp === (upIs === 'good') ? 'good' : 'bad';
  return { text: `${isUp ? '↑' : '↓'} ${text}`, tone };
}

/** The lines of a tooltip about a change. */
export function changeLines(change: Change | null): { label: string; text: string }[] {
  const text = changeText(change);
  if (!change || text === null) return [];
  const interval = changeIntervalText(change);
  const chance = chanceText(change);

  return [
    { label: 'Change', text },
    ...(interval ? [{ label: '95% interval of the change', text: interval }] : []),
    ...(chance ? [{ label: 'Test', text: chance }] : []),
  ];
}
