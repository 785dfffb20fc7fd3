import { isAll, keepValid, type Selection } from '#client/components/multi-select/selection';
import { DAYPART_OPTIONS, type FilterOptions, WEEKDAY_OPTIONS } from './filter-options';
import { FILTER_KINDS, type FilterKind } from '#schema/dashboard-url';
import { type Filters, ofEveryKind } from './filters';

type Booking = FilterOptions['bookings'][number];
export type Offer = readonly { id: number; displayName: string; detail?: string }[];

const collectIds = (offer: readonly { id: number }[]): ReadonlySet<number> =>
  new Set(offer.map(({ id }) => id));

const ofCampaigns = (bookings: readonly Booking[], campaigns: Selection) =>
  isAll(campaigns) ? bookings : bookings.filter(({ campaignId }) => campaigns.includes(campaignId));

const withCreatives = (bookings: readonly Booking[], creatives: Selection) =>
  isAll(creatives)
    ? bookings
    : bookings.filter(({ creativeIds }) => creativeIds.some((id) => creatives.includes(id)));

const chosenOf = (bookings: readonly Booking[], chosen: Selection) =>
  isAll(chosen) ? bookings : bookings.filter(({ id }) => chosen.includes(id));

/** The creatives of the chosen bookings and campaigns; all creatives while neither is narrowed. */
function creativesOn(
  options: FilterOptions,
  { campaigns, bookings }: Pick<Filters, 'campaigns' | 'bookings'>,
) {
  if (isAll(campaigns) && isAll(bookings)) return options.creatives;
  const held = chosenOf(ofCampaigns(options.bookings, campaigns), bookings).flatMap(
    ({ creativeIds }) => creativeIds,
  );
  const ids = new Set(held);
  return options.creatives.filter(({ id }) => ids.has(id));
}

/**
 * The options of each filter, depending on the others: campaigns narrow the bookings, bookings the
 * creatives, creatives the bookings that use them. The other filters are independent.
 */
export function offersOf(
  options: FilterOptions,
  filters: Filters,
): Readonly<Record<FilterKind, Offer>> {
  return {
    ...options,
    bookings: withCreatives(ofCampaigns(options.bookings, filters.campaigns), filters.creatives),
    creatives: creativesOn(options, filters),
    weekdays: WEEKDAY_OPTIONS,
    dayparts: DAYPART_OPTIONS,
  };
}

function keepBookings(options: FilterOptions, filters: Filters): Filters {
  const offered = ofCampaigns(options.bookings, filters.campaigns);
  return { ...filters, bookings: keepValid(filters.bookings, collectIds(offered)) };
}

function keepCreatives(options: FilterOptions, filters: Filters): Filters {
  return {
    ...filters,
    creatives: keepValid(filters.creatives, collectIds(creativesOn(options, filters))),
  };
}

function keepBookingsWithCreatives(options: FilterOptions, filters: Filters): Filters {
  const offered = withCreatives(options.bookings, filters.creatives);
  return { ...filters, bookings: keepValid(filters.bookings, collectIds(offered)) };
}

/** Choosing bookings also chooses their campaigns. */
function chooseCampaigns(options: FilterOptions, filters: Filters): Filters {
  if (isAll(filters.bookings)) return filters;
  const ids = chosenOf(options.bookings, filters.bookings).map(({ campaignId }) => campaignId);
  return { ...filters, campaigns: [...new Set(ids)].sort((one, other) => one - other) };
}

type Step = (options: FilterOptions, filters: Filters) => Filters;

/**
 * Changes that a choice of a kind makes to the other filters, in order. Other choices stay while
 * they are valid.
 */
const STEPS: Readonly<Partial<Record<FilterKind, readonly Step[]>>> = {
  campaigns: [keepBookings, keepCreatives],
  bookings: [chooseCampaigns, keepCreatives],
  creatives: [keepBookingsWithCreatives],
};

const through = (steps: readonly Step[], options: FilterOptions, filters: Filters): Filters =>
  steps.reduce((current, step) => step(options, current), filters);

/** The consistent filters after a choice of one kind. */
export function withChoice(
  options: FilterOptions,
  filters: Filters,
  kind: FilterKind,
  chosen: Selection,
): Filters {
  return through(STEPS[kind] ?? [], options, { ...filters, [kind]: chosen });
}

/** True where the client has all records of the filters and the caller may see them. */
export function areOffered(options: FilterOptions, filters: Filters): boolean {
  const known = { ...options, weekdays: WEEKDAY_OPTIONS, dayparts: DAYPART_OPTIONS };
  return FILTER_KINDS.every((kind) => {
    const ids = collectIds(known[kind]);
    return isAll(filters[kind]) || filters[kind].every((id) => ids.has(id));
  });
}

/**
 * The consistent filters without ids that the client lacks or the caller may not see: a link may
 * hold anything.
 */
export function validFilters(options: FilterOptions, filters: Filters): Filters {
  const known = { ...options, weekdays: WEEKDAY_OPTIONS, dayparts: DAYPART_OPTIONS };
  const own = ofEveryKind((kind) => keepValid(filters[kind], collectIds(known[kind])));
  const single = { ...own, sites: own.sites.slice(0, 1) };
  return through([keepBookings, keepCreatives, keepBookingsWithCreatives], options, single);
}
