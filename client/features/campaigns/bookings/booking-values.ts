import type { CountryChoice } from '#client/components/form/country-choice';
import type { BookingRowFragment } from '#client/graphql/generated';
import { VIDEO } from './media-types';

export type BookingValues = {
  bookingName: string;
  bookingType: string;
  campaignId: string | null;
  /** DIRECT, which is the default, an ad-tech's id, or null: cleared. */
  publisherId: string | null;
  channelId: string | null;
  cpm: string;
  chargedCpm: string;
  jobNumber: string;
  goalImpressions: string;
  budget: string;
  startDate: string;
  endDate: string;
  countries: CountryChoice;
};

/** No publisher between the booking and the broadcaster. */
export const DIRECT = 'direct';

const amountText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount);

export const valuesOfBooking = (booking: BookingRowFragment): BookingValues => ({
  bookingName: booking.bookingName,
  bookingType: String(booking.bookingType),
  campaignId: String(booking.campaignId),
  publisherId: booking.publisherId ? String(booking.publisherId) : DIRECT,
  channelId: String(booking.channelId),
  cpm: amountText(booking.cpm),
  chargedCpm: amountText(booking.chargedCpm),
  jobNumber: booking.jobNumber ?? '',
  goalImpressions: amountText(booking.goalImpressions),
  budget: amountText(booking.budget),
  startDate: booking.startDate,
  endDate: booking.endDate,
  countries: { primary: null, operational: booking.countryCodes },
});

export const newBooking = (today: string): BookingValues => ({
  bookingName: '',
  bookingType: VIDEO,
  campaignId: null,
  publisherId: DIRECT,
  channelId: null,
  cpm: '',
  chargedCpm: '',
  jobNumber: '',
  goalImpressions: '',
  budget: '',
  startDate: today,
  endDate: today,
  countries: { primary: null, operational: [] },
});
