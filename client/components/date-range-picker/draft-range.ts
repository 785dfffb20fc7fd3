import { countText } from '#schema/writing/numbers';
import { type DateRange, type DateRangePresetId, presetRange } from '#schema/date-ranges';
import { formatDate } from '#client/formatting/dates';
import { isTooFar, MAX_DAYS } from './enabled-days';

/** The draft in the panel: it applies only when both days are set. */
export type DraftRange = { startDate?: string; endDate?: string; preset?: DateRangePresetId };

/** A picked range; `preset` means that it was chosen by name and moves with the days. */
export type PickedRange = DateRange & { preset?: DateRangePresetId };

export function draftOfPreset(preset: DateRangePresetId, today: string): DraftRange {
  return { ...presetRange(preset, today), preset };
}

export function draftOfDays(days: readonly string[]): DraftRange {
  return { startDate: days[0], endDate: days[1] };
}

export function daysOfDraft({ startDate, endDate }: DraftRange): string[] {
  return [startDate, endDate].filter((day) => day !== undefined).sort();
}

/** The range that can be applied: both days set, in order, not too far apart. */
export function completeRange(draft: DraftRange): PickedRange | null {
  const [startDate, endDate] = daysOfDraft(draft);
  if (!startDate || !endDate || isTooFar(endDate, startDate)) return null;
  return { startDate, endDate, ...(draft.preset && { preset: draft.preset }) };
}

export function describeDraft(draft: DraftRange): string {
  if (!draft.startDate) return 'Pick a start date';
  if (!draft.endDate) return 'Selecting end date...';
  const [startDate, endDate = startDate] = daysOfDraft(draft);
  if (endDate && isTooFar(endDate, startDate)) return `${countText(MAX_DAYS)} days at most`;
  return `${formatDate(startDate)} – ${formatDate(endDate)}`;
}
