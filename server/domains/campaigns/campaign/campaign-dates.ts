import type { FieldCheck } from '#server/core/input/field-check.js';

export interface CampaignDates {
  startDate: string;
  endDate: string;
}

type Wanted = { [Key in keyof CampaignDates]?: string | null };

/**
 * First and last day, both included. A missing date keeps the current one, else it is today; an end
 * before the start becomes the start.
 */
export function chooseDates(
  check: FieldCheck,
  wanted: Wanted,
  today: string,
  current?: CampaignDates,
): CampaignDates {
  const startDate = check.date(
    'start_date',
    wanted.startDate ?? current?.startDate ?? today,
    'Start date',
  );
  const endDate = check.date('end_date', wanted.endDate ?? current?.endDate ?? today, 'End date');
  return { startDate, endDate: endDate < startDate ? startDate : endDate };
}

/** The status on that day; both dates are included. */
export function campaignStatus(
  { startDate, endDate }: CampaignDates,
  today: string,
): 'Upcoming' | 'Active' | 'Completed' {
  if (today < startDate) return 'Upcoming';
  return today > endDate ? 'Completed' : 'Active';
}
