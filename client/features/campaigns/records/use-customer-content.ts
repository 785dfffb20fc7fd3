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
import { usePreload } from '#client/records/use-preload';
import { BOOKING } from '#client/features/campaigns/bookings/booking';
import { CAMPAIGN } from '#client/features/campaigns/campaigns/campaign';
import { CREATIVE } from '#client/features/campaigns/creatives/creative';
import { IMPRESSION_TAGS } from '#client/features/campaigns/impression-tags/impression-tag-list';
import { SITE_TAG } from '#client/features/campaigns/site-tags/site-tag';
import type { Content, ContentClient } from './content';

const FRESH_MS = 5000;

/** The eight calls of a client: the first page of every list, and the options of the forms. */
const callsFor = (scope: { customerId: number }) => [
  { query: BookingChannelsDocument },
  { query: BookingAdtechsDocument },
  { query: BookingTerritoryDocument, variables: scope },
  firstPageCall(CAMPAIGN.list, scope),
  firstPageCall(BOOKING.list, scope),
  firstPageCall(CREATIVE.list, scope),
  firstPageCall(IMPRESSION_TAGS, scope),
  firstPageCall(SITE_TAG.list, scope),
];

/** The shared values of a client's tabs; null until they have loaded. */
export function useCustomerContent(customer: ContentClient) {
  const scope = useMemo(() => ({ customerId: customer.id }), [customer.id]);
  const calls = useMemo(() => callsFor(scope), [scope]);
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
