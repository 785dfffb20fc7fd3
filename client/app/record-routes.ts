import type { RouteObject } from 'react-router-dom';
import { RECORD_PATHS, type RecordPageKind } from '#client/records/record-path';

type LoadPage = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

const loadClient = async () => ({
  Component: (await import('#client/features/admin/clients/client-page')).ClientPage,
});
const loadCreative = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/creative-page')).CreativePage,
});
const loadChannel = async () => ({
  Component: (await import('#client/features/system-admin/channels/channel-page')).ChannelPage,
});
const loadImpressionTag = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/impression-tag-page'))
    .ImpressionTagPage,
});
const loadSiteTag = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/site-tag-page')).SiteTagPage,
});
const loadBooking = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/booking-page')).BookingPage,
});
const loadCampaign = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/campaign-page')).CampaignPage,
});

const loadExperiment = async () => ({
  Component: (await import('#client/features/campaigns/record-pages/experiment-page'))
    .ExperimentPage,
});

/** Loader of each page of a record; a kind without one is a type error. */
const LOADERS: Readonly<Record<RecordPageKind, LoadPage>> = {
  client: loadClient,
  campaign: loadCampaign,
  booking: loadBooking,
  creative: loadCreative,
  experiment: loadExperiment,
  channel: loadChannel,
  'impression-tag': loadImpressionTag,
  'site-tag': loadSiteTag,
};

export const RECORD_ROUTES: RouteObject[] = (Object.keys(LOADERS) as RecordPageKind[]) // the keys of the table
  .map((kind) => ({ path: `${RECORD_PATHS[kind]}/:id`, lazy: LOADERS[kind] }));
