import { useMemo } from 'react';
import { todayIn } from '#client/formatting/date-ranges';
import {
  BookingAdtechsDocument,
  BookingChannelsDocument,
  BookingTerritoryDocument,
  useBookingAdtechsQuery,
  useBookingChannelsQuery,
  useBookingTerritoryQuery,
} from '#client/graphql/generated';
import { firstPageCall } from '#client/records/define-list';
import { type Call, usePreload } from '#client/records/use-preload';
import { BOOKING } from '#client/features/campaigns/bookings/booking';
import { CAMPAIGN } from '#client/features/campaigns/campaigns/campaign';
import { CREATIVE } from '#client/features/campaigns/creatives/creative';
import { IMPRESSION_TAGS } from '#client/features/campaigns/impression-tags/impression-tag-list';
import { SITE_TAG } from '#client/features/campaigns/site-tags/site-tag';
import type { Content, ContentClient } from './content';

const FRESH_MS = 5000;

/** The options of the forms. */
const formCallsFor = (scope: { customerId: number }) => [
  { query: BookingChannelsDocument },
  { query: BookingAdtechsDocument },
  { query: BookingTerritoryDocument, variables: scope },
];

/** The eight calls of a client: the first page of every list, and the options of the forms. */
const callsFor = (scope: { customerId: number }) => [
  ...formCallsFor(scope),
  firstPageCall(CAMPAIGN.list, scope),
  firstPageCall(BOOKING.list, scope),
  firstPageCall(CREATIVE.list, scope),
  firstPageCall(IMPRESSION_TAGS, scope),
  firstPageCall(SITE_TAG.list, scope),
];

/** The shared values of a client's tabs; null until they have loaded. */
export const useCustomerContent = (customer: ContentClient) => useContentOf(customer, callsFor);

/** The same for a form outside of the tabs. */
export const useFormContent = (customer: ContentClient) => useContentOf(customer, formCallsFor);

function useContentOf(
  customer: ContentClient,
  requested: (scope: { customerId: number }) => readonly Call[],
) {
  const scope = useMemo(() => ({ customerId: customer.id }), [customer.id]);
  const calls = useMemo(() => requested(scope), [requested, scope]);
  const { isLoaded, hasFailed, retry, isFresh } = usePreload(calls, FRESH_MS);
  const cached = { skip: !isLoaded, context: { silent: true } };
  const { data: channels } = useBookingChannelsQuery(cached);
  const { data: adtechs } = useBookingAdtechsQuery(cached);
  const { data: territory } = useBookingTerritoryQuery({ variables: scope, ...cached });

  const content = useMemo<Content | null>(
    () =>
      channels && adtechs && territory
        ? {
            client: customer,
            today: todayIn(customer.timeZone),
            channels: channels.channels.nodes,
            adtechs: adtechs.adtechs.nodes,
            territory: territory.bookingTerritorialContext,
            scope,
            isFresh,
          }
        : null,
    [channels, adtechs, territory, customer, scope, isFresh],
  );
  return { content, hasFailed, retry };
}
