import { lastThirtyDays, presetRange, validRange } from '../../formatting/date-ranges';
import type { PickedRange } from './draft-range';

const START = 'from';
const END = 'to';

/** A copy of the address's parameters with the range in them. */
export function withRange(params: URLSearchParams, { startDate, endDate }: PickedRange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(START, startDate);
  next.set(END, endDate);
  return next;
}

/**
 * The range of the address; where it names none, the remembered one (a preset moves on with the days), else the last 30 days. An
 * invalid date is replaced by the default.
 */
export function rangeInAddress(params: URLSearchParams, remembered: PickedRange | null, today: string): PickedRange {
  const supplied = { startDate: params.get(START), endDate: params.get(END) };
  if (supplied.startDate !== null || supplied.endDate !== null) {
    const range = validRange(supplied, today);
    return isSameRange(range, currentRange(remembered, today)) ? { ...range, preset: remembered?.preset } : range;
  }
  return currentRange(remembered, today) ?? { ...lastThirtyDays(today), preset: 'last-30-days' };
}

// A range chosen by name moves on with the days.
function currentRange(remembered: PickedRange | null, today: string): PickedRange | null {
  if (!remembered?.preset) return remembered;
  return { ...remembered, ...presetRange(remembered.preset, today) };
}

function isSameRange(one: PickedRange, other: PickedRange | null): boolean {
  return one.startDate === other?.startDate && one.endDate === other.endDate;
}
