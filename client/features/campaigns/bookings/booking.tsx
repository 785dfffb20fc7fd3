import type { Archival } from '#client/records/archival/archival';
import { CircleDollarSign, ClipboardList, Image, Video } from 'lucide-react';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import { Chip } from '#client/components/inline/chip';
import { countText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import {
  ArchiveBookingDocument,
  BookingDocument,
  RestoreBookingDocument,
  type BookingRowFragment,
  BookingsDocument,
  CreateBookingDocument,
  UpdateBookingDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
import {
  campaignColumn,
  channelColumn,
  datesAndStatusColumns,
} from '#client/records/content/content-columns';
import { CONTENT_LISTS, contentTexts } from '#client/features/campaigns/content/content-texts';
import { useCampaignOptions } from '#client/features/campaigns/content/use-campaign-options';
import { creativesStepPath } from '#client/features/campaigns/set-up/set-up-path';
import { SetUpSteps } from '#client/features/campaigns/set-up/set-up-steps';
import { bookingFields } from './booking-fields';
import { blankBooking, bookingInput } from './booking-input';
import { adjustChannel, choosesCountries } from './booking-rules';
import { askOutsideCampaign, inheritDays } from './campaign-days';
import { useBookingContext } from './booking-context';
import { valuesOfBooking } from './booking-values';
import { mediaChipKind } from './media-types';

const nameOf = ({ bookingName }: BookingRowFragment) => bookingName;

const campaignOption = (of: { campaignId: number; campaignName: string } | undefined) =>
  of ? { value: String(of.campaignId), label: of.campaignName } : null;

export const BOOKING_ARCHIVAL: Archival<BookingRowFragment> = {
  archive: ArchiveBookingDocument,
  restore: RestoreBookingDocument,
  noun: 'booking',
  nameOf,
  consequence:
    'Its impression tags go with it. Its figures and its history stay, and its tags go on counting.',
  stateOf: (row) => row,
};

export const BOOKING = defineRecord({
  entity: 'booking',
  texts: contentTexts({
    title: 'Bookings',
    name: 'Booking',
    noun: 'booking',
    empty:
      'This client has no bookings yet. A booking orders a channel for a campaign: add the first one.',
    created: 'Booking saved successfully!',
    updated: 'Booking updated.',
  }),
  list: defineList({
    query: BookingsDocument,
    connection: ({ bookings }) => bookings,
    sorts: {
      name: 'NAME',
      campaign: 'CAMPAIGN',
      channel: 'CHANNEL',
      type: 'TYPE',
      cpm: 'CPM',
      start: 'START_DATE',
      end: 'END_DATE',
    },
    order: { column: 'name', direction: 'ascending' },
    isArchivable: true,
  }),
  cards: [
    {
      label: 'Active Bookings',
      detail: 'Running today',
      icon: ClipboardList,
      value: (data) => countText(data?.bookingSummary.active),
    },
    {
      label: 'Video Bookings',
      detail: 'Including completed',
      icon: Video,
      value: (data) => countText(data?.bookingSummary.video),
    },
    {
      label: 'Image Bookings',
      detail: 'Including completed',
      icon: Image,
      value: (data) => countText(data?.bookingSummary.image),
    },
    {
      label: 'Average CPM',
      detail: 'Over all bookings',
      icon: CircleDollarSign,
      value: (data) =>
        data ? moneyText(data.bookingSummary.averageCpm, data.bookingSummary.currency) : '-',
    },
  ],
  stale: CONTENT_LISTS,
  create: CreateBookingDocument,
  update: UpdateBookingDocument,
  read: BookingDocument,
  latest: ({ booking }) => booking,
  archival: BOOKING_ARCHIVAL,
  useRecordContext: useBookingContext,
  nameOf,
  canEdit: ({ editable }) => editable,
  columns: () => [
    {
      key: 'name',
      head: 'Booking Name',
      kind: 'text',
      value: nameOf,
      linkTo: ({ id }) => recordPath('booking', id),
    },
    campaignColumn,
    channelColumn,
    {
      key: 'publisher',
      head: 'Publisher',
      width: 108,
      kind: 'text',
      isSortable: false,
      value: ({ publisherName }) => publisherName ?? 'Direct',
    },
    {
      key: 'type',
      head: 'Type',
      kind: 'status',
      value: ({ bookingTypeLabel }) => bookingTypeLabel,
      render: ({ bookingType, bookingTypeLabel }) => (
        <Chip kind={mediaChipKind(bookingType)}>{bookingTypeLabel}</Chip>
      ),
    },
    {
      key: 'cpm',
      head: 'CPM',
      kind: 'money',
      currency: ({ currency }) => currency,
      value: ({ cpm }) => cpm,
    },
    ...datesAndStatusColumns,
  ],
  size: 'lg',
  blank: blankBooking,
  valuesOf: valuesOfBooking,
  useFields: ({ row, context, values }) => {
    const withCountries = choosesCountries(context.territory, row?.countryCodes ?? []);
    const { startCampaign } = context;
    const campaigns = useCampaignOptions(
      campaignOption(row ?? (startCampaign && { ...startCampaign, campaignId: startCampaign.id })),
      values.campaignId,
      context.learnCampaigns,
    );
    const saved = row && valuesOfBooking(row);
    return bookingFields({ ...context, withCountries, campaigns, saved });
  },
  adjust: (next, changed, context) =>
    keepDatesInOrder(
      inheritDays(adjustChannel(context.booker, next, changed, context.channels), changed, context),
    ),
  confirmSave: (values, { campaigns }) => askOutsideCampaign(values, campaigns),
  next: {
    label: 'Create and choose creatives',
    pathOf: (answer) =>
      'createBooking' in answer ? creativesStepPath(answer.createBooking.id) : null,
    intro: <SetUpSteps current="booking" />,
  },
  inputOf: bookingInput,
});
