import type { FilterKind } from '#schema/dashboard-url';

interface FilterDeclaration {
  kind: FilterKind;
  label: string;
  /** The singular; 'All Regions' is made from it. */
  noun: string;
  isSingle?: boolean;
}

// To add a filter: a line here, its kind in filters.ts and its name in dashboard-address.ts. Order
// is the order on the screen.
export const FILTERS: readonly FilterDeclaration[] = [
  { kind: 'regions', label: 'Region', noun: 'Region' },
  { kind: 'campaigns', label: 'Campaign', noun: 'Campaign' },
  { kind: 'bookings', label: 'Booking', noun: 'Booking' },
  { kind: 'creatives', label: 'Creative', noun: 'Creative' },
  { kind: 'channels', label: 'Channel', noun: 'Channel' },
  { kind: 'sites', label: 'Sites', noun: 'Site', isSingle: true },
  { kind: 'weekdays', label: 'Weekday', noun: 'Weekday' },
  { kind: 'dayparts', label: 'Daypart', noun: 'Daypart' },
];
