import { goalError, TEXT_FIELDS } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import type { OptionSearch } from '#client/graphql/search/use-option-search';
import type { AdTech, Channel, Territory } from '#client/features/campaigns/content/content';
import { BOOKING_TYPES } from './media-types';
import { choosesPublisher, publisherOf, visibleChannels, type Booker } from './booking-rules';
import { DIRECT, type BookingValues } from './booking-values';

interface BookingFieldsContext {
  booker: Booker;
  client: { currency: string };
  channels: readonly Channel[];
  adtechs: readonly AdTech[];
  territory: Territory;
  withCountries: boolean;
  /** The values of the booking as it is saved; null for a new one. */
  saved: BookingValues | null;
  campaigns: OptionSearch;
}

type Fields = FormField<BookingValues>[];

function publisherFields({ booker, adtechs }: BookingFieldsContext): Fields {
  if (!choosesPublisher(booker, adtechs)) return [];

  const options = adtechs.map(({ id, adtechName }) => ({ value: String(id), label: adtechName }));

  return [
    {
      kind: 'combobox',
      name: 'publisherId',
      label: 'Publisher',
      placeholder: 'Select a publisher',
      options: [{ value: DIRECT, label: 'Direct to broadcaster' }, ...options],
      isHalf: true,
    },
  ];
}

function channelField(
  { booker, channels }: BookingFieldsContext,
  values: BookingValues,
): FormField<BookingValues> {
  return {
    kind: 'combobox',
    name: 'channelId',
    label: 'Channel',
    placeholder: 'Select a channel',
    options: visibleChannels(booker, values, channels).map(({ id, channelName, displayName }) => ({
      value: String(id),
      label: displayName ?? channelName,
    })),
    isHalf: true,
  };
}

/** The fields that the publisher requires; a field that the booking already has stays visible. */
function publisherNeeds(
  { booker, adtechs, client: { currency } }: BookingFieldsContext,
  values: BookingValues,
): Fields {
  const publisher = publisherOf(booker, values, adtechs);
  const [needsNumber, needsCpm] = [
    publisher?.requiresJobNumber === true,
    publisher?.requiresChargedCpm === true,
  ];

  const fields: Fields = [];

  if (needsNumber || values.jobNumber !== '')
    fields.push({
      kind: 'text',
      name: 'jobNumber',
      label: 'Job number',
      max: 255,
      isOptional: !needsNumber,
      isHalf: true,
    });

  if (needsCpm || values.chargedCpm !== '')
    fields.push({
      kind: 'money',
      currency,
      name: 'chargedCpm',
      label: 'Charged CPM',
      isOptional: !needsCpm,
      isHalf: true,
    });

  return fields;
}

/** The saved text of an amount may have more decimals, which a partner gave it. */
const centsError = (label: string, text: string, saved: string | undefined): string | null =>
  text === saved || /^\s*\d*(\.\d{0,2})?\s*$/.test(text)
    ? null
    : `${label} must have at most two decimals`;

const targetFields = ({ saved, client }: BookingFieldsContext): Fields => [
  {
    kind: 'number',
    name: 'goalImpressions',
    label: 'Impression goal',
    help: 'The page of the booking then shows its pace.',
    isOptional: true,
    isHalf: true,
    isRowStart: true,
    check: ({ goalImpressions: text }) =>
      text.trim() === '' ? null : goalError('Impression goal', Number(text)),
  },
  {
    kind: 'money',
    currency: client.currency,
    name: 'budget',
    label: 'Budget',
    help: 'Without a goal, it counts the impressions that it buys.',
    isOptional: true,
    isHalf: true,
    check: ({ budget }) => centsError('Budget', budget, saved?.budget),
  },
];

function countryFields(
  { territory, withCountries }: BookingFieldsContext,
  values: BookingValues,
): Fields {
  if (!withCountries) return [];

  const { availableCountries, operationalCountries } = territory;
  const known = new Map(
    [...availableCountries, ...operationalCountries].map((country) => [country.code, country]),
  );
  const names = operationalCountries.map(({ name }) => name).join(', ');
  const scope = availableCountries.map(({ code }) => code);

  return [
    {
      kind: 'countries',
      name: 'countries',
      label: 'Countries',
      help: `Where the booking runs. The client operates in ${names}.`,
      countries: [...known.values()],
      available: [...new Set([...scope, ...values.countries.operational])],
      serverNames: ['country_codes'],
    },
  ];
}

export const bookingFields =
  (context: BookingFieldsContext) =>
  (values: BookingValues): Fields => [
    { kind: 'text', name: 'bookingName', ...TEXT_FIELDS.bookingName, warnAt: 90 },
    {
      kind: 'combobox',
      name: 'campaignId',
      label: 'Campaign',
      placeholder: 'Select a campaign',
      ...context.campaigns,
      isHalf: true,
    },
    { kind: 'buttons', name: 'bookingType', label: 'Type', options: BOOKING_TYPES, isHalf: true },
    ...publisherFields(context),
    channelField(context, values),
    {
      kind: 'money',
      currency: context.client.currency,
      name: 'cpm',
      label: 'CPM',
      step: 0.01,
      isHalf: true,
      check: ({ cpm }) => centsError('CPM', cpm, context.saved?.cpm),
    },
    ...publisherNeeds(context, values),
    { kind: 'date', name: 'startDate', label: 'Start date', isHalf: true, isRowStart: true },
    { kind: 'date', name: 'endDate', label: 'End date', isHalf: true, notBefore: 'startDate' },
    ...targetFields(context),
    ...countryFields(context, values),
  ];
