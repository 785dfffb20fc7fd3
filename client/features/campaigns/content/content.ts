import { createContext, useContext } from 'react';
import type {
  BookingAdtechsQuery,
  BookingChannelsQuery,
  BookingTerritoryQuery,
  ContentClientsQuery,
} from '#client/graphql/generated';

export type ContentClient = ContentClientsQuery['dashboardCustomers'][number];
export type Channel = BookingChannelsQuery['channels']['nodes'][number];
export type AdTech = BookingAdtechsQuery['adtechs']['nodes'][number];
export type Territory = BookingTerritoryQuery['bookingTerritorialContext'];

/** The values that the tabs and forms of a client share. */
export interface Content {
  client: ContentClient;
  /** The local date in the client's reporting zone. */
  today: string;
  channels: readonly Channel[];
  adtechs: readonly AdTech[];
  territory: Territory;
  /** Variables of every list, and fields of a new record. */
  scope: { customerId: number };
  /** The first pages have just loaded: a list need not request them again. */
  isFresh: () => boolean;
}

export const ContentContext = createContext<Content | null>(null);

export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('There is no client whose content this could be');
  return content;
}
