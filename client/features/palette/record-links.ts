import type { RecordHitFieldsFragment } from '#client/graphql/generated';
import { recordPath, type RecordPageKind } from '#client/records/record-path';
import { CLIENT_PARAM, FILTER_PARAMS } from '#schema/dashboard-url';

type Kind = RecordHitFieldsFragment['kind'];

interface KindWords {
  /** The heading of its hits. */
  plural: string;
  singular: string;
  page: RecordPageKind;
  /** The filter of the dashboard that shows its figures; null where its list is all there is. */
  filter: keyof typeof FILTER_PARAMS | null;
  /** The tab of the campaigns page with its list; null for a client, whose page it is. */
  tab: string | null;
}

/** A kind that the server finds and that is missing here is an error of types. */
export const KINDS: Readonly<Record<Kind, KindWords>> = {
  CUSTOMER: { plural: 'Clients', singular: 'Client', page: 'client', filter: null, tab: null },
  CAMPAIGN: {
    plural: 'Campaigns',
    singular: 'Campaign',
    page: 'campaign',
    filter: 'campaigns',
    tab: 'campaigns',
  },
  BOOKING: {
    plural: 'Bookings',
    singular: 'Booking',
    page: 'booking',
    filter: 'bookings',
    tab: 'bookings',
  },
  CREATIVE: {
    plural: 'Creatives',
    singular: 'Creative',
    page: 'creative',
    filter: 'creatives',
    tab: 'creatives',
  },
  IMPRESSION_TAG: {
    plural: 'Impression tags',
    singular: 'Impression tag',
    page: 'impression-tag',
    filter: null,
    tab: 'impression-tags',
  },
  SITE_TAG: {
    plural: 'Site tags',
    singular: 'Site tag',
    page: 'site-tag',
    filter: null,
    tab: 'site-tags',
  },
};

/** The figures of the record on the dashboard; null for tags. */
function figuresOf({ kind, recordId, customerId }: RecordHitFieldsFragment): string | null {
  const { filter, tab } = KINDS[kind];
  if (filter === null && tab !== null) return null;

  const params = new URLSearchParams({ [CLIENT_PARAM]: String(customerId) });
  if (filter) params.set(FILTER_PARAMS[filter], String(recordId));
  return `/dashboard?${params}`;
}

/** The record in its list, where it is changed. */
function listOf({ kind, name, bookingName, customerId }: RecordHitFieldsFragment): string {
  const { tab } = KINDS[kind];
  const params = new URLSearchParams({ [CLIENT_PARAM]: String(customerId) });

  if (tab) {
    params.set('tab', tab);
    params.set('q', bookingName ?? name);
  }

  return `/campaigns?${params}`;
}

export interface RecordLinks {
  /** Where Enter leads: the page of the record. */
  page: string;
  /** Where Ctrl Enter leads: the figures, or the list of a tag. */
  other: string;
}

export const recordLinks = (hit: RecordHitFieldsFragment): RecordLinks => ({
  page: recordPath(KINDS[hit.kind].page, hit.recordId),
  other: figuresOf(hit) ?? listOf(hit),
});
