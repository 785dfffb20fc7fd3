import type { DashboardFiltersQuery } from '#client/graphql/generated';

export type FilterOptions = DashboardFiltersQuery['dashboardFilters'];

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((displayName, index) => ({ id: index + 1, displayName }));

export const DAYPARTS = [
  { id: 1, displayName: 'Night', detail: '00:00-05:59' },
  { id: 2, displayName: 'Breakfast', detail: '06:00-08:59' },
  { id: 3, displayName: 'Morning', detail: '09:00-11:59' },
  { id: 4, displayName: 'Lunch', detail: '12:00-13:59' },
  { id: 5, displayName: 'Afternoon', detail: '14:00-17:59' },
  { id: 6, displayName: 'Access', detail: '18:00-19:29' },
  { id: 7, displayName: 'Peak', detail: '19:30-22:29' },
  { id: 8, displayName: 'Off-Peak', detail: '22:30-23:59' },
] as const;
