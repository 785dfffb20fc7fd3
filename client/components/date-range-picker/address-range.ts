import { lastThirtyDays, presetRange, validRange } from '#client/formatting/date-ranges';
import type { PickedRange } from './draft-range';
import { isPresetId } from './stored-range';

const PRESET = 'range';
const START = 'from';
const END = 'to';

/**
 * The range as search params: a preset by its name, other ranges by their days; null removes a
 * param.
 */
export function rangeEntries({
  startDate,
  endDate,
  preset,
}: PickedRange): [name: string, value: string | null][] {
  return [
    [PRESET, preset ?? null],
    [START, preset ? null : startDate],
    [END, preset ? null : endDate],
  ];
}

/** A copy of the search params with the range in them. */
export function withRange(params: URLSearchParams, range: PickedRange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of rangeEntries(range)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * The range of the URL, otherwise the remembered one, otherwise the last 30 days. A preset moves
 * with the days; an invalid date becomes the default.
 */
export function rangeParams(
  params: URLSearchParams,
  remembered: PickedRange | null,
  today: string,
): PickedRange {
  const preset = params.get(PRESET);
  if (isPresetId(preset)) return currentRange({ ...lastThirtyDays(today), preset }, today);
  const supplied = { startDate: params.get(START), endDate: params.get(END) };
  if (supplied.startDate !== null || supplied.endDate !== null) return validRange(supplied, today);
  return currentRange(remembered ?? { ...lastThirtyDays(today), preset: 'last-30-days' }, today);
}

function currentRange(range: PickedRange, today: string): PickedRange {
  return range.preset ? { ...range, ...presetRange(range.preset, today) } : range;
}
