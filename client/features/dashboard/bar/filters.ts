import { FILTER_KINDS, type FilterKind } from '#schema/dashboard-url';
import {
  ALL,
  isAll,
  isSameSelection,
  type Selection,
} from '#client/components/multi-select/selection';

/** The chosen ids of every kind; [0] is All. */
export type Filters = Readonly<Record<FilterKind, Selection>>;

/** A value for every kind of filter. */
export function ofEveryKind<Value>(
  valueOf: (kind: FilterKind) => Value,
): Record<FilterKind, Value> {
  return {
    regions: valueOf('regions'),
    campaigns: valueOf('campaigns'),
    bookings: valueOf('bookings'),
    creatives: valueOf('creatives'),
    channels: valueOf('channels'),
    sites: valueOf('sites'),
    weekdays: valueOf('weekdays'),
    dayparts: valueOf('dayparts'),
  };
}

export const NO_FILTERS: Filters = ofEveryKind(() => ALL);

export const isFiltered = (filters: Filters): boolean =>
  FILTER_KINDS.some((kind) => !isAll(filters[kind]));

export const filtersSet = (filters: Filters): number =>
  FILTER_KINDS.filter((kind) => !isAll(filters[kind])).length;

export const areSameFilters = (one: Filters, other: Filters): boolean =>
  FILTER_KINDS.every((kind) => isSameSelection(one[kind], other[kind]));
