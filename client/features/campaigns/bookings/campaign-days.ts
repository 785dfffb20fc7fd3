import type { DateRange } from '#schema/date-ranges';
import { formatDate } from '#client/formatting/dates';
import type { CampaignOption } from '#client/features/campaigns/content/use-campaign-options';
import type { BookingValues } from './booking-values';

type Campaigns = ReadonlyMap<string, CampaignOption>;

const isSameDays = (one: DateRange, other: DateRange): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

/**
 * A chosen campaign gives its days to a booking whose days nobody chose: those of a new booking, or
 * of another campaign.
 */
export function inheritDays(
  next: BookingValues,
  changed: string,
  { campaigns, today }: { campaigns: Campaigns; today: string },
): BookingValues {
  const campaign = campaigns.get(next.campaignId ?? '');
  if (changed !== 'campaignId' || !campaign) return next;

  const blank = { startDate: today, endDate: today };
  const isUnchosen = [blank, ...campaigns.values()].some((days) => isSameDays(days, next));

  return isUnchosen ? { ...next, startDate: campaign.startDate, endDate: campaign.endDate } : next;
}

const inWords = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate
    ? `on ${formatDate(startDate)}`
    : `from ${formatDate(startDate)} to ${formatDate(endDate)}`;

/** The question before a booking is saved that runs on days without its campaign; else null. */
export function askOutsideCampaign(values: BookingValues, campaigns: Campaigns): string | null {
  const campaign = campaigns.get(values.campaignId ?? '');
  if (!campaign) return null;

  const isInside = values.startDate >= campaign.startDate && values.endDate <= campaign.endDate;
  if (isInside) return null;

  return `This booking runs ${inWords(values)}, but its campaign ${campaign.campaignName} runs ${inWords(campaign)}. Do you want to save it with these dates?`;
}
