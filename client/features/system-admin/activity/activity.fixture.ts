import type { ActiveUserRowFragment, TodaysActivityFragment } from '#client/graphql/generated';

export const buildActiveUser = (
  user: Partial<ActiveUserRowFragment> = {},
): ActiveUserRowFragment => ({
  id: 1,
  name: 'Briar Te Rangi',
  email: 'briar@harbour.example',
  isAdmin: false,
  entityType: 'BROADCASTER',
  entityName: 'Harbour Media',
  lastActive: new Date(Date.now() - 180_000).toISOString(),
  apiCalls: 1312,
  ...user,
});

export const buildActivity = (
  activity: Partial<TodaysActivityFragment> = {},
): TodaysActivityFragment => ({
  totalImpressions: 1_204_221,
  totalWebhits: 80_213,
  customers: [
    { id: 1, name: 'Kōwhai Foods', customerName: 'Kōwhai Foods', count: 900_000 },
    { id: 2, name: 'Rimu Bank', customerName: 'Rimu Bank', count: 304_221 },
  ],
  bookings: [{ id: 7, name: 'Spring launch', customerName: 'Kōwhai Foods', count: 610_000 }],
  sites: [{ id: 9, name: 'Landing page', customerName: 'Rimu Bank', count: 80_213 }],
  ...activity,
});
