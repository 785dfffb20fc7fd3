import type { RecordHitFieldsFragment } from '#client/graphql/generated';
import { recordPath, type RecordPageKind } from '#client/records/record-path';
import { CLIENT_PARAM, FILTER_PARAMS } from '#schema/dashboard-url';

type Kind = RecordHitFieldsFragment['kind'];

interface KindTexts {
  /** The heading of its hits. */
  plural: string;
  singular: string;
  page: RecordPageKind;
  /** The filter of the dashboard that shows its figures; null where its list is all there is. */
  filter: keyof typeof FILTER_PARAMS | null;
  /** The page with its list; null for a client, whose records are the campaigns page. */
  list: string | null;
}

/** A kind that the server finds and that is missing here is an error of types. */
export const KINDS: Readonly<Record<Kind, KindTexts>> = {
  CUSTOMER: { plural: 'Clients', singular: 'Client', page: 'client', filter: null, list: null },
  CAMPAIGN: {
    plural: 'Campaigns',
    singular: 'Campaign',
    page: 'campaign',
    filter: 'campaigns',
    list: '/campaigns?tab=campaigns',
  },
  BOOKING: {
    plural: 'Bookings',
    singular: 'Booking',
    page: 'booking',
    filter: 'bookings',
    list: '/campaigns?tab=bookings',
  },
  CREATIVE: {
    plural: 'Creatives',
    singular: 'Creative',
    page: 'creative',
    filter: 'creatives',
    list: '/campaigns?tab=creatives',
  },
  IMPRESSION_TAG: {
    plural: 'Impression tags',
    singular: 'Impression tag',
    page: 'impression-tag',
    filter: null,
    list: '/campaigns?tab=impression-tags',
  },
  SITE_TAG: {
    plural: 'Site tags',
    singular: 'Site tag',
    page: 'site-tag',
    filter: null,
    list: '/campaigns?tab=site-tags',
  },
  EXPERIMENT: {
    plural: 'Experiments',
    singular: 'Experiment',
    page: 'experiment',
    filter: null,
    list: '/experiments',
  },
};

/** The figures of the record on the dashboard; null for tags and experiments. */
function figuresOf({ kind, recordId, customerId }: RecordHitFieldsFragment): string | null {
  const { filter, list } = KINDS[kind];
  if (filter === null && list !== null) return null;

  const params = new URLSearchParams({ [CLIENT_PARAM]: String(customerId) });
  if (filter) params.set(FILTER_PARAMS[filter], String(recordId));
  return `/dashboard?${params}`;
}

/** The record in its list, where it is changed. */
function buildListPath({ kind, name, bookingName, customerId }: RecordHitFieldsFragment): string {
  const { list } = KINDS[kind];
  const [path = '', own] = (list ?? '/campaigns').split('?');
  const params = new URLSearchParams({ [CLIENT_PARAM]: String(customerId) });

  for (const [key, value] of new URLSearchParams(own)) params.set(key, value);
  if (list !== null) params.set('q', bookingName ?? name);

  return `${path}?${params}`;
}

export interface RecordLinks {
  /** Enter leads to the page of the record. */
  page: string;
  /** Ctrl Enter leads to the figures, or to the list of a tag or experiment. */
  other: string;
}

export const recordLinks = (hit: RecordHitFieldsFragment): RecordLinks => ({
  page: recordPath(KINDS[hit.kind].page, hit.recordId),
  other: figuresOf(hit) ?? buildListPath(hit),
});
