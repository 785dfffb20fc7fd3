import type { RouteObject } from 'react-router-dom';
import { RECORD_PATHS, type RecordPageKind } from '#client/records/record-path';

type LoadPage = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

const loadBooking = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/booking-page')).BookingPage,
});
const loadCampaign = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/campaign-page')).CampaignPage,
});

/** How each page of a record loads; a kind without one is an error of types. */
const LOADERS: Readonly<Record<RecordPageKind, LoadPage>> = {
  campaign: loadCampaign,
  booking: loadBooking,
};

export const RECORD_ROUTES: RouteObject[] = (Object.keys(LOADERS) as RecordPageKind[]) // the keys of the table
  .map((kind) => ({ path: `${RECORD_PATHS[kind]}/:id`, lazy: LOADERS[kind] }));
