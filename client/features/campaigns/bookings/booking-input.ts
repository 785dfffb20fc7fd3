import type { BookingRowFragment } from '#client/graphql/generated';
import {
  bookableCountries,
  choosesCountries,
  choosesPublisher,
  onlyChannel,
} from './booking-rules';
import type { BookingContext } from './booking-context';
import { type BookingValues, DIRECT, newBooking } from './booking-values';

/** A new one, at the only channel and in the home country where there is no choice. */
export const blankBooking = ({
  today,
  booker,
  channels,
  territory,
}: BookingContext): BookingValues => ({
  ...newBooking(today),
  channelId: onlyChannel(booker, channels),
  countries: {
    primary: null,
    operational: bookableCountries(territory).filter((code) => code === territory.countryCode),
  },
});

interface BookingForm {
  row: BookingRowFragment | null;
  context: BookingContext;
}

/** The publisher in the input; when left out, the server decides. */
function sentPublisher(
  { publisherId }: BookingValues,
  { row, context: { booker, adtechs } }: BookingForm,
): { publisherId?: number | null } {
  if (booker.kind === 'adtech') return row ? {} : { publisherId: booker.entityId };
  if (!choosesPublisher(booker, adtechs)) return {};
  return {
    publisherId: publisherId === DIRECT || publisherId === null ? null : Number(publisherId),
  };
}

const amount = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const bookingInput = (values: BookingValues, form: BookingForm) => ({
  bookingName: values.bookingName.trim(),
  bookingType: Number(values.bookingType),
  campaignId: Number(values.campaignId),
  channelId: Number(values.channelId),
  cpm: Number(values.cpm),
  chargedCpm: amount(values.chargedCpm),
  jobNumber: values.jobNumber.trim() || null,
  goalImpressions: amount(values.goalImpressions),
  budget: amount(values.budget),
  startDate: values.startDate,
  endDate: values.endDate,
  ...sentPublisher(values, form),
  ...(choosesCountries(form.context.territory, form.row?.countryCodes ?? []) && {
    countryCodes: [...values.countries.operational],
  }),
});
