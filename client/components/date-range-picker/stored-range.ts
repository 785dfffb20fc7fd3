import { isPresetId } from '#schema/date-ranges';
import { isLocalDate } from '#schema/local-date';
import type { PickedRange } from './draft-range';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // edited by hand
  }
}

/** The range in a stored text, or null when it holds no valid one. */
export function parseStoredRange(text: string | null): PickedRange | null {
  const stored = parseJson(text ?? '');
  if (!isRecord(stored)) return null;
  const { startDate, endDate, preset } = stored;
  if (!isLocalDate(startDate) || !isLocalDate(endDate) || startDate > endDate) return null;
  return isPresetId(preset) ? { startDate, endDate, preset } : { startDate, endDate };
}

export function storedRangeText({ startDate, endDate, preset }: PickedRange): string {
  return JSON.stringify({ startDate, endDate, preset });
}
