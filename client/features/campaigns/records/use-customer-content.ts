import { PAGE_SIZE } from '#client/components/table/page-size';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { todayIn } from '#client/formatting/date-ranges';
import {
  BookingAdtechsDocument,
  BookingChannelsDocument,
  BookingTerritoryDocument,
} from '#client/graphql/generated';
import type { Content, ContentClient } from './content';
import {
  loadBookings,
  loadCampaigns,
  loadCreatives,
  loadImpressionTags,
  loadSiteTags,
  type ListQuery,
} from './content-lists';

type Shared = Pick<Content, 'channels' | 'adtechs' | 'territory'>;

const FRESH_MS = 5000;
const FIRST_PAGE = { first: PAGE_SIZE, after: null };
const NETWORK_ONLY = { fetchPolicy: 'network-only', context: { silent: true } } as const;

/**
 * The eight simultaneous calls of a client's content: the first page of every list, and the options
 * of the forms.
 */
async function loadContent(client: ApolloClient, customerId: number): Promise<Shared> {
  const list: ListQuery = {
    client,
    customerId,
    search: '',
    column: '',
    descending: false,
    policy: () => 'network-only',
  };

  const [channels, adtechs, territory] = await Promise.all([
    client.query({ query: BookingChannelsDocument, ...NETWORK_ONLY }),
    client.query({ query: BookingAdtechsDocument, ...NETWORK_ONLY }),
    client.query({ query: BookingTerritoryDocument, variables: { customerId }, ...NETWORK_ONLY }),
    ...[loadCampaigns, loadBookings, loadCreatives, loadImpressionTags, loadSiteTags].map((load) =>
      load(list)(FIRST_PAGE),
    ),
  ]);
  if (!channels.data || !adtechs.data || !territory.data)
    throw new Error('The server answered without content');

  return {
    channels: channels.data.channels.nodes,
    adtechs: adtechs.data.adtechs.nodes,
    territory: territory.data.bookingTerritorialContext,
  };
}

interface Loaded {
  attempt: number;
  shared: Shared | null;
  loadedAtMs: number;
}

/** The shared values of a client's tabs; null until they have loaded. */
export function useCustomerContent(customer: ContentClient) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const freshUntilMs = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (shared: Shared | null) => {
      if (!isCurrent) return;
      freshUntilMs.current = Date.now() + FRESH_MS;
      setLoaded({ attempt, shared, loadedAtMs: Date.now() });
    };

    loadContent(client, customer.id).then(show, () => show(null));

    return () => {
      isCurrent = false;
    };
  }, [client, customer.id, attempt]);

  const isFresh = useCallback(() => Date.now() < freshUntilMs.current, []);
  const invalidate = useCallback(() => {
    freshUntilMs.current = 0;
  }, []);
  const shared = loaded?.shared ?? null;
  const content = useMemo<Content | null>(
    () =>
      shared && {
        ...shared,
        client: customer,
        today: todayIn(customer.timeZone),
        isFresh,
        invalidate,
      },
    [shared, customer, isFresh, invalidate],
  );
  return {
    content,
    hasFailed: loaded?.attempt === attempt && loaded.shared === null,
    retry: () => setAttempt(attempt + 1),
  };
}
