import { type DateRange, type DateRangePresetId, presetRange } from '../../formatting/date-ranges';
import { formatDate } from '../../formatting/dates';

/** What is being picked in the panel: nothing is applied before both days are set. */
export type DraftRange = { startDate?: string; endDate?: string; preset?: DateRangePresetId };

/** A picked range; `preset` tells that it was chosen by name and so moves on with the days. */
export type PickedRange = DateRange & { preset?: DateRangePresetId };

export function draftOfPreset(preset: DateRangePresetId, today: string): DraftRange {
  return { ...presetRange(preset, today), preset };
}

export function draftOfDays(days: readonly string[]): DraftRange {
  return { startDate: days[0], endDate: days[1] };
}

export function daysOfDraft({ startDate, endDate }: DraftRange): string[] {
  return [startDate, endDate].filter((day) => day !== undefined);
}

export function completeRange({ startDate, endDate, preset }: DraftRange): PickedRange | null {
  return startDate && endDate ? { startDate, endDate, ...(preset && { preset }) } : null;
}

export function describeDraft({ startDate, endDate }: DraftRange): string {
  if (!startDate) return 'Pick a start date';
  if (!endDate) return 'Selecting end date...';
  return `${formatDate(startDate)} – ${formatDate(endDate)}`;
}
