export const FILTER_KINDS = [
  'regions',
  'campaigns',
  'bookings',
  'creatives',
  'channels',
  'sites',
  'weekdays',
  'dayparts',
] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The ids chosen of a kind; [0] is All. */
export type Selection = readonly number[];

export type Filters = Readonly<Record<FilterKind, Selection>>;

export const ALL_ID = 0;
export const ALL: Selection = [ALL_ID];

export const NO_FILTERS: Filters = {
  regions: ALL,
  campaigns: ALL,
  bookings: ALL,
  creatives: ALL,
  channels: ALL,
  sites: ALL,
  weekdays: ALL,
  dayparts: ALL,
};

export const isAll = (selection: Selection): boolean => selection.length === 0 || selection.includes(ALL_ID);

export const isFiltered = (filters: Filters): boolean => FILTER_KINDS.some((kind) => !isAll(filters[kind]));
