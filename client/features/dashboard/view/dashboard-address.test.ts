import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DATE_RANGE_PRESETS, presetRange } from '#schema/date-ranges';
import { todayIn } from '#client/formatting/date-ranges';
import { ALL } from '#client/components/multi-select/selection';
import { NO_FILTERS } from '#client/features/dashboard/bar/filters';
import {
  viewSearchParams,
  namesForeignClient,
  type Remembered,
  viewParam,
  viewOfClient,
} from './dashboard-address';
import { COMPARISONS } from '#schema/comparisons';
import { LAYOUTS } from '#schema/dashboard-url';
import { type DashboardView } from './dashboard-view';
import { KOWHAI, TUI, viewOf } from '#client/features/dashboard/dashboard.fixture';

const CLIENTS = [KOWHAI, TUI];
const NOTHING: Remembered = { clientId: null, range: null, compare: null };

const read = (address: string, clients = CLIENTS, remembered = NOTHING) =>
  viewParam(new URLSearchParams(address), clients, remembered);
const written = (view: DashboardView, base = '') =>
  decodeURIComponent(viewSearchParams(new URLSearchParams(base), view).toString());

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 })
  .map((list) => list.sort((one, other) => one - other));
const selection = fc.oneof(fc.constant(ALL), ids);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const views: fc.Arbitrary<DashboardView> = fc
  .record({
    client: fc.constantFrom(...CLIENTS),
    days: fc.tuple(day, day).map((days) => days.sort()),
    preset: fc.option(fc.constantFrom(...DATE_RANGE_PRESETS.map(({ id }) => id)), {
      nil: undefined,
    }),
    filters: fc.record({
      regions: selection,
      campaigns: selection,
      bookings: selection,
      creatives: selection,
      channels: selection,
      sites: selection,
      weekdays: selection,
      dayparts: selection,
    }),
    layout: fc.constantFrom(...LAYOUTS),
    compare: fc.constantFrom(...COMPARISONS),
  })
  .map(({ days: [startDate = '', endDate = ''], preset, ...view }) => {
    const today = todayIn(view.client.timeZone);
    const named = preset && presetRange(preset, today);
    return { ...view, today, range: named ? { ...named, preset } : { startDate, endDate } };
  });

describe('the address of a view', () => {
  it('names the client and the range, and of the rest what is not as usual', () => {
    expect(
      written(
        viewOf({
          range: { startDate: '2026-02-28', endDate: '2026-03-29', preset: 'last-30-days' },
        }),
      ),
    ).toBe('client=1&range=last-30-days');

    expect(
      written(
        viewOf({
          filters: { ...NO_FILTERS, campaigns: [4, 7], dayparts: [5, 6, 7] },
          layout: 'performance',
          compare: 'previous',
        }),
      ),
    ).toBe(
      'client=1&from=2026-03-01&to=2026-03-10&campaign=4.7&daypart=5-7&view=performance&compare=previous',
    );
  });

  it('keeps what is not its own', () => {
    expect(written(viewOf(), 'history=booking.12&region=4')).toBe(
      'client=1&from=2026-03-01&to=2026-03-10&history=booking.12',
    );
  });

  it('leads back to the same view, and is written the same again', () => {
    fc.assert(
      fc.property(views, (view) => {
        const address = written(view);
        expect(read(address)).toEqual(view);
        expect(written(read(address), address)).toBe(address);
      }),
    );
  });

  it('never fails, whatever it holds', () => {
    const names = [
      'client',
      'range',
      'from',
      'to',
      'region',
      'sites',
      'site',
      'weekday',
      'view',
      'compare',
    ];

    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string())), (entries) => {
        const view = viewParam(new URLSearchParams(entries), CLIENTS, NOTHING);
        expect(view.range.startDate <= view.range.endDate).toBe(true);
        expect(read(written(view))).toEqual(view);
      }),
    );
  });
});

describe('the client of an address', () => {
  it('is the one named, else the one chosen last, else none', () => {
    expect(read('client=2').client).toBe(TUI);
    expect(read('', CLIENTS, { ...NOTHING, clientId: '2' }).client).toBe(TUI);
    expect(read('client=1', CLIENTS, { ...NOTHING, clientId: '2' }).client).toBe(KOWHAI);
    expect(read('').client).toBeNull();
  });

  it('is the only one there is', () => {
    expect(read('', [TUI]).client).toBe(TUI);
  });

  it('is none where the named one is not visible, and its filters are then left out', () => {
    const view = read('client=99&region=4', CLIENTS, { ...NOTHING, clientId: '2' });
    expect(view).toMatchObject({ client: null, filters: NO_FILTERS });
    expect(namesForeignClient(new URLSearchParams('client=99'), view.client)).toBe(true);
    expect(read('client=99&region=4', [TUI])).toMatchObject({
      client: null,
      filters: NO_FILTERS,
    });
  });
});

describe('the comparison of an address', () => {
  const remembered = { ...NOTHING, compare: 'last-year' };

  it('is the last one on a visit without a link, and that of the link otherwise', () => {
    expect(read('', CLIENTS, remembered).compare).toBe('last-year');
    expect(read('client=1', CLIENTS, remembered).compare).toBe('none');
    expect(read('client=1&compare=previous', CLIENTS, remembered).compare).toBe('previous');
  });
});

describe('another client', () => {
  it('starts with the last 30 days and without filters, in the same view', () => {
    const before = viewOf({
      filters: { ...NO_FILTERS, regions: [2] },
      layout: 'performance',
      compare: 'last-year',
    });

    expect(viewOfClient(TUI, before)).toMatchObject({
      client: TUI,
      range: { preset: 'last-30-days' },
      filters: NO_FILTERS,
      layout: 'performance',
      compare: 'last-year',
    });
  });
});
