import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choose, isAll, type Selection } from '#client/components/multi-select/selection';
import { OPTIONS } from '#client/features/dashboard/dashboard.fixture';
import { offersOf, validFilters, withChoice } from './cascade';
import { FILTER_KINDS, type FilterKind } from '#schema/dashboard-url';
import { type Filters, NO_FILTERS } from './filters';

// Of the fixture: campaign 11 has booking 21 (creatives 31, 32) and 22 (32), campaign 12 has
// booking 23 (33).
const SPRING = 11;
const SUMMER = 12;

const filters = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some });
const offered = (some: Partial<Filters>, kind: FilterKind) =>
  offersOf(OPTIONS, filters(some))[kind].map(({ id }) => id);
const after = (some: Partial<Filters>, kind: FilterKind, chosen: Selection) =>
  withChoice(OPTIONS, filters(some), kind, chosen);

describe('what the filters offer', () => {
  it.each<[what: string, some: Partial<Filters>, kind: FilterKind, ids: number[]]>([
    ['all bookings while nothing is chosen', {}, 'bookings', [21, 22, 23]],
    ['all creatives while nothing is chosen', {}, 'creatives', [31, 32, 33]],
    ['the bookings of the chosen campaigns', { campaigns: [SPRING] }, 'bookings', [21, 22]],
    ['the creatives of their bookings', { campaigns: [SPRING] }, 'creatives', [31, 32]],
    [
      'the creatives of the chosen bookings',
      { campaigns: [SPRING], bookings: [22] },
      'creatives',
      [32],
    ],
    ['the bookings that hold the chosen creatives', { creatives: [32] }, 'bookings', [21, 22]],
    ['those of several creatives together', { creatives: [31, 33] }, 'bookings', [21, 23]],
    [
      'bookings narrowed by campaign and creative',
      { campaigns: [SPRING], creatives: [31] },
      'bookings',
      [21],
    ],
    [
      'all campaigns whatever is chosen',
      { campaigns: [SPRING], bookings: [22] },
      'campaigns',
      [SPRING, SUMMER],
    ],
    [
      'all creatives of the campaign beside the chosen one',
      { creatives: [31] },
      'creatives',
      [31, 32, 33],
    ],
    ['weekdays as they are', {}, 'weekdays', [1, 2, 3, 4, 5, 6, 7]],
    ['dayparts as they are', {}, 'dayparts', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['sites as they are', { campaigns: [SPRING] }, 'sites', [51, 52]],
  ])('%s', (_what, some, kind, ids) => {
    expect(offered(some, kind)).toEqual(ids);
  });

  it('creatives that no booking holds, while nothing narrows them', () => {
    const options = {
      ...OPTIONS,
      creatives: [...OPTIONS.creatives, { id: 39, displayName: 'Unused' }],
    };
    expect(offersOf(options, NO_FILTERS).creatives.map(({ id }) => id)).toContain(39);
    expect(
      offersOf(options, filters({ campaigns: [SPRING] })).creatives.map(({ id }) => id),
    ).not.toContain(39);
  });
});

describe('choosing campaigns', () => {
  it('keeps the bookings and creatives that are still valid', () => {
    const before = { campaigns: [SPRING, SUMMER], bookings: [21, 23], creatives: [31, 33] };
    expect(after(before, 'campaigns', [SPRING])).toEqual(
      filters({ campaigns: [SPRING], bookings: [21], creatives: [31] }),
    );
  });

  it('resets to All what is not', () => {
    expect(
      after({ campaigns: [SUMMER], bookings: [23], creatives: [33] }, 'campaigns', [SPRING]),
    ).toEqual(filters({ campaigns: [SPRING] }));
  });

  it('leaves bookings and creatives alone when all are chosen again', () => {
    expect(
      after({ campaigns: [SPRING], bookings: [21], creatives: [31] }, 'campaigns', [0]),
    ).toEqual(filters({ bookings: [21], creatives: [31] }));
  });
});

describe('choosing bookings', () => {
  it('chooses their campaigns', () => {
    expect(after({}, 'bookings', [22])).toEqual(filters({ campaigns: [SPRING], bookings: [22] }));
    expect(after({ campaigns: [SPRING, SUMMER], bookings: [22] }, 'bookings', [22, 23])).toEqual(
      filters({ campaigns: [SPRING, SUMMER], bookings: [22, 23] }),
    );
  });

  it('narrows the creatives', () => {
    expect(after({ campaigns: [SPRING], creatives: [31, 32] }, 'bookings', [22])).toEqual(
      filters({ campaigns: [SPRING], bookings: [22], creatives: [32] }),
    );
  });

  it('keeps the campaigns when all bookings are chosen again', () => {
    expect(after({ campaigns: [SPRING], bookings: [22] }, 'bookings', [0])).toEqual(
      filters({ campaigns: [SPRING] }),
    );
  });
});

describe('choosing creatives', () => {
  it('narrows the bookings to those that hold them', () => {
    expect(after({ campaigns: [SPRING], bookings: [21, 22] }, 'creatives', [31])).toEqual(
      filters({ campaigns: [SPRING], bookings: [21], creatives: [31] }),
    );
  });

  it('leaves the bookings alone when all are chosen again', () => {
    expect(
      after({ campaigns: [SPRING], bookings: [21], creatives: [31] }, 'creatives', [0]),
    ).toEqual(filters({ campaigns: [SPRING], bookings: [21] }));
  });
});

describe('the independent filters', () => {
  it.each<[FilterKind, Selection]>([
    ['regions', [2]],
    ['channels', [41]],
    ['sites', [51]],
    ['weekdays', [6, 7]],
    ['dayparts', [7]],
  ])('%s change nothing else', (kind, chosen) => {
    const before = { campaigns: [SPRING], bookings: [21], creatives: [31], regions: [3] };
    expect(after(before, kind, chosen)).toEqual(filters({ ...before, [kind]: chosen }));
  });
});

describe('the filters of a link', () => {
  it('lose the ids that the client does not have, and only those', () => {
    const link = filters({ regions: [2, 99], creatives: [99], weekdays: [3, 9], sites: [51, 52] });
    expect(validFilters(OPTIONS, link)).toEqual(
      filters({ regions: [2], weekdays: [3], sites: [51] }),
    );
  });

  it('lose bookings that are not of the campaigns, and those that hold none of the creatives', () => {
    expect(validFilters(OPTIONS, filters({ campaigns: [SUMMER], bookings: [21] }))).toEqual(
      filters({ campaigns: [SUMMER] }),
    );
    expect(validFilters(OPTIONS, filters({ bookings: [21, 22], creatives: [31] }))).toEqual(
      filters({ bookings: [21], creatives: [31] }),
    );
  });
});

describe('whatever is chosen one after another', () => {
  it('stays on offer and valid', () => {
    const picks = fc.array(fc.tuple(fc.constantFrom(...FILTER_KINDS), fc.nat()), { maxLength: 25 });

    fc.assert(
      fc.property(picks, (choices) => {
        const end = choices.reduce<Filters>((current, [kind, pick]) => {
          const ids = offersOf(OPTIONS, current)[kind].map(({ id }) => id);
          const id = [0, ...ids][pick % (ids.length + 1)] ?? 0;
          const chosen = kind === 'sites' ? [id] : choose(current[kind], id, ids);
          return withChoice(OPTIONS, current, kind, chosen);
        }, NO_FILTERS);

        expect(validFilters(OPTIONS, end)).toEqual(end);

        const offers = offersOf(OPTIONS, end);
        for (const kind of FILTER_KINDS) {
          const ids = offers[kind].map(({ id }) => id);
          if (!isAll(end[kind])) expect(ids).toEqual(expect.arrayContaining([...end[kind]]));
        }
      }),
    );
  });
});
