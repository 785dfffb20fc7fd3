import type { Action } from '#server/access/roles/permissions.js';
import { mayKnow } from './expected-outcome.js';
import type { TargetNoun } from './world/world-types.js';
import {
  byId,
  createFor,
  isKey,
  listOfCustomer,
  ofCustomer,
  ofCustomerForPeople,
  one,
  update,
  type CaseContext,
  type OperationCase,
} from './operation-case.js';

function newBooking({ world, target, caller }: CaseContext) {
  const { campaignId, channelIds } = world.bookable.get(target?.id ?? 0) ?? {};
  const channelId = channelIds?.[caller.actor?.entityType ?? 'SYSTEM'];
  return { customerId: target?.id, bookingName: 'New booking', cpm: 1, campaignId, channelId };
}

/** Its days are days of every booking of the world, before those of its experiments. */
const NEW_EXPERIMENT = {
  experimentName: 'New experiment',
  hypothesis: 'More visits',
  startDate: '2098-01-01',
  endDate: '2098-01-28',
};

const state = (noun: TargetNoun, action: Action): OperationCase => ({
  action,
  narrowed: true,
  on: [noun],
  args: byId,
});

const tagSheetOf: OperationCase['args'] = ({ target }) => ({
  input: {
    customerId: target?.id,
    email: 'ops@channel.example',
    format: 'PIXEL',
    adServer: 'IAB',
  },
});

/** One of the clients has no tag. */
const ofTagSheet: OperationCase = {
  ...ofCustomerForPeople,
  args: tagSheetOf,
  outcomes: (caller, target) => {
    if (isKey(caller)) return ['FORBIDDEN'];
    const isWithoutTags = target?.name === 'shared';
    return isWithoutTags && mayKnow(caller, target) ? ['INVALID'] : undefined;
  },
};

/** Campaigns, bookings, creatives, experiments and tags. */
export const CAMPAIGN_CASES: Record<string, OperationCase> = {
  'Query.tagSheetMails': ofCustomerForPeople,
  'Query.tagSheetPreview': ofTagSheet,
  'Mutation.mailTagSheet': ofTagSheet,
  'Query.booking': one('booking'),
  'Query.bookingSummary': ofCustomer,
  'Query.bookingTerritorialContext': ofCustomer,
  'Query.bookings': listOfCustomer,
  'Query.pacedBookings': ofCustomer,
  'Query.campaign': one('campaign'),
  'Query.campaignSummary': ofCustomer,
  'Query.campaigns': listOfCustomer,
  'Query.creative': one('creative'),
  'Query.creativeSummary': ofCustomer,
  'Query.creatives': listOfCustomer,
  'Mutation.archiveBooking': state('booking', 'booking.archive'),
  'Mutation.archiveCampaign': state('campaign', 'campaign.archive'),
  'Mutation.archiveCreative': state('creative', 'creative.archive'),
  'Mutation.archiveSiteTag': state('siteTag', 'siteTag.archive'),
  'Mutation.restoreBooking': state('booking', 'booking.restore'),
  'Mutation.restoreCampaign': state('campaign', 'campaign.restore'),
  'Mutation.restoreCreative': state('creative', 'creative.restore'),
  'Mutation.restoreSiteTag': state('siteTag', 'siteTag.restore'),
  'Mutation.createBooking': {
    action: 'booking.create',
    on: ['customer'],
    args: (context) => ({ input: newBooking(context) }),
  },
  'Mutation.createBookings': {
    action: 'booking.create',
    on: ['customer'],
    args: (context) => ({ bookings: [newBooking(context), newBooking(context)] }),
  },
  'Mutation.createCampaign': createFor('campaign.create', { campaignName: 'New campaign' }),
  'Mutation.createCreative': createFor('creative.create', {
    description: 'New creative',
    creativeFormat: '30s',
  }),
  'Mutation.updateBooking': update('booking', 'booking.update', 'bookingName', true),
  'Mutation.updateBookings': {
    ...update('booking', 'booking.update', 'bookingName', true),
    args: ({ target }) => ({
      bookings: [{ id: target?.id, input: { bookingName: 'Changed by the walk' } }],
    }),
  },
  'Mutation.updateCampaign': update('campaign', 'campaign.update', 'campaignName', true),
  'Mutation.updateCreative': update('creative', 'creative.update', 'description', true),

  'Query.experiment': one('experiment'),
  'Query.experimentPlan': {
    on: ['booking'],
    args: ({ target }) => ({ bookingId: target?.id, controlPercent: 20 }),
  },
  'Query.regionExperimentPlan': {
    action: 'experiment.create',
    on: ['booking'],
    args: ({ target }) => ({
      bookingId: target?.id,
      maxPercent: 20,
      startDate: NEW_EXPERIMENT.startDate,
      endDate: NEW_EXPERIMENT.endDate,
    }),
  },
  'Query.experiments': listOfCustomer,
  'Mutation.createExperiment': {
    action: 'experiment.create',
    on: ['booking'],
    args: ({ target }) => ({ input: { bookingId: target?.id, ...NEW_EXPERIMENT } }),
  },
  'Mutation.stopExperiment': { action: 'experiment.stop', on: ['experiment'], args: byId },
  'Mutation.updateExperiment': update('experiment', 'experiment.update', 'experimentName'),

  // tags
  // A tag is visible with its booking.
  'Query.impressionTag': {
    on: ['booking'],
    args: ({ world, target }) => ({ id: world.tagOfBooking.get(target?.id ?? 0) }),
  },
  'Query.impressionTags': listOfCustomer,
  'Query.siteTag': one('siteTag'),
  'Query.tagDoctor': { on: ['siteTag'], args: ({ target }) => ({ kind: 'SITE', id: target?.id }) },
  'Query.siteTags': listOfCustomer,
  'Mutation.createSiteTag': createFor('siteTag.create', { tagDescription: 'New tag' }),
  'Mutation.saveImpressionTagCombinations': {
    action: 'impressionTag.save',
    on: ['booking'],
    args: ({ target }) => ({ bookingId: target?.id, creativeIds: [] }),
  },
  'Mutation.setImpressionTagRepeats': {
    action: 'impressionTag.save',
    on: ['booking'],
    args: ({ world, target }) => ({
      id: world.tagOfBooking.get(target?.id ?? 0),
      countsRepeats: true,
    }),
  },
  'Mutation.testTag': {
    action: 'siteTag.test',
    on: ['siteTag'],
    args: ({ target }) => ({ kind: 'SITE', id: target?.id }),
  },
  'Mutation.updateSiteTag': update('siteTag', 'siteTag.update', 'tagDescription', true),
};
