import { validRange } from '#client/formatting/date-ranges';
import { DEFAULT_PRESET, isPresetId, defaultRange, presetRange } from '#schema/date-ranges';
import {
  END_PARAM,
  PRESET_PARAM,
  rangeParams,
  START_PARAM,
  type ViewRange,
} from '#schema/dashboard-url';
import type { PickedRange } from './draft-range';

/** A preset goes into the URL by its name, any other range by its days. */
export const toViewRange = ({ startDate, endDate, preset }: PickedRange): ViewRange =>
  preset ? { preset } : { startDate, endDate };

/** A copy of the search params with the range in them. */
export function withRange(params: URLSearchParams, range: PickedRange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [PRESET_PARAM, START_PARAM, END_PARAM]) next.delete(name);
  for (const [name, value] of rangeParams(toViewRange(range))) next.set(name, value);
  return next;
}

/**
 * The range of the URL, otherwise the remembered one, otherwise the last 30 days. A preset moves
 * with the days; an invalid date becomes the default.
 */
export function parseRange(
  params: URLSearchParams,
  remembered: PickedRange | null,
  today: string,
): PickedRange {
  const preset = params.get(PRESET_PARAM);
  if (isPresetId(preset)) return currentRange({ ...defaultRange(today), preset }, today);
  const supplied = { startDate: params.get(START_PARAM), endDate: params.get(END_PARAM) };
  if (supplied.startDate !== null || supplied.endDate !== null) return validRange(supplied, today);
  return currentRange(remembered ?? { ...defaultRange(today), preset: DEFAULT_PRESET }, today);
}

function currentRange(range: PickedRange, today: string): PickedRange {
  return range.preset ? { ...range, ...presetRange(range.preset, today) } : range;
}
