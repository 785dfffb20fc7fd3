import { describe, expect, test } from '@jest/globals';
import { findingsOf } from './findings.js';
import type { Examined } from './rule.js';
import type { TagCalls } from './tag-doctor.type.js';

const NO_CALLS: TagCalls = {
  received: 0,
  counted: 0,
  bots: 0,
  prefetches: 0,
  tests: 0,
  duplicates: 0,
  deadLettered: 0,
  heldOut: 0,
  repeated: 0,
};
const calls = (overrides: Partial<TagCalls> = {}): TagCalls => ({
  ...NO_CALLS,
  received: 1_000,
  counted: 1_000,
  ...overrides,
});
const NO_SIGNS: Examined['signs'] = {
  unfilledCacheBuster: 0,
  unfilledUid: 0,
  unfilledPrivacy: 0,
  constantCacheBuster: 0,
  plainHttp: 0,
  withoutViewer: 0,
  noHousehold: 0,
  sharedIdentity: 0,
  objected: 0,
  unreadSignal: 0,
  byId: 0,
  byIpv4: 1_000,
  unknownDevice: 0,
  byIpv6: 0,
  newAddress: 600,
  addressesAnHour: 40,
};
const HOUSEHOLDS = { byId: 0, byIpv4: 1_000, byIpv6: 0 };
const IDS = { byId: 990, byIpv4: 10, byIpv6: 0 };
const ON_IPV6 = { byId: 0, byIpv4: 380, byIpv6: 620 };
const signs = (overrides: Partial<Examined['signs']>) => ({ signs: { ...NO_SIGNS, ...overrides } });
const flight = (overrides: Partial<NonNullable<Examined['flight']>> = {}) => ({
  flight: {
    startDate: '2026-10-01',
    endDate: '2026-12-31',
    outside: 0,
    lastOutsideDate: null,
    ...overrides,
  },
});

/** A busy impression tag without problems, changed by the overrides. */
const examined = (overrides: Partial<Examined> = {}): Examined => ({
  tagKind: 'IMPRESSION',
  lastSeenAt: new Date('2026-11-20T01:00:00Z'),
  lastHour: calls(),
  lastDay: calls(),
  ...signs({}),
  playerErrors: [],
  ...flight(),
  checkedAt: new Date('2026-11-20T01:00:00Z'),
  today: '2026-11-20',
  isSecure: true,
  otherSide: HOUSEHOLDS,
  silentStretches: [],
  ...overrides,
});
const codes = (overrides: Partial<Examined>) =>
  findingsOf(examined(overrides)).map(({ code }) => code);
const messages = (overrides: Partial<Examined>) =>
  findingsOf(examined(overrides)).map(({ message }) => message);
const SILENT = { lastDay: NO_CALLS, lastSeenAt: new Date('2026-11-17T01:00:00Z') };

test('nothing is found on a tag that was put in well', () => {
  expect(codes({})).toEqual([]);
});

test.each([
  ['never called', { lastDay: NO_CALLS, lastSeenAt: null }, ['NEVER_SEEN']],
  ['silent for a day', SILENT, ['NOTHING_LATELY']],
  [
    'silent but for tests',
    { ...SILENT, lastDay: { ...NO_CALLS, received: 2, tests: 2 } },
    ['NOTHING_LATELY'],
  ],
  [
    'silent after its booking',
    { ...SILENT, ...flight({ endDate: '2026-11-16' }) },
    ['BOOKING_OVER'],
  ],
  [
    'silent on the last day of its booking',
    { ...SILENT, ...flight({ endDate: '2026-11-20' }) },
    ['NOTHING_LATELY'],
  ],
  [
    'called by robots only',
    { lastDay: calls({ counted: 0, bots: 900, prefetches: 100 }) },
    ['ONLY_ROBOTS'],
  ],
  ['called by robots, too', { lastDay: calls({ counted: 810, bots: 190 }) }, []],
  ['called by robots above all', { lastDay: calls({ counted: 100, bots: 900 }) }, ['MANY_ROBOTS']],
  ['reported twice now and then', { lastDay: calls({ counted: 950, repeated: 50 }) }, []],
  ['reported twice', { lastDay: calls({ counted: 500, repeated: 500 }) }, ['REPEATED_CALLS']],
  [
    'silent for days',
    { silentStretches: [{ startDate: '2026-11-02', endDate: '2026-11-05' }] },
    ['WAS_SILENT'],
  ],
  ['called by unknown devices', signs({ unknownDevice: 200 }), ['UNKNOWN_DEVICE']],
  ['given ids that its site lacks', signs(IDS), ['ONE_SIDED_IDS']],
  ['without the ids of its site', { otherSide: IDS }, ['ONE_SIDED_IDS']],
  ['given ids, as its site is', { ...signs(IDS), otherSide: IDS }, []],
  ['given ids by some devices', signs({ byId: 400, byIpv4: 600 }), []],
  ['given ids, with no site', { ...signs(IDS), otherSide: { ...HOUSEHOLDS, byIpv4: 9 } }, []],
  ['called by one server', signs({ newAddress: 24, addressesAnHour: 1 }), ['FEW_ADDRESSES']],
  ['called by a few servers', signs({ newAddress: 200, addressesAnHour: 16 }), ['FEW_ADDRESSES']],
  ['called by some homes', signs({ newAddress: 400, addressesAnHour: 16 }), []],
  ['busy in all homes', signs({ newAddress: 200, addressesAnHour: 64 }), []],
  [
    'called by one server that passes on ids',
    { ...signs({ ...IDS, newAddress: 24, addressesAnHour: 1 }), otherSide: IDS },
    [],
  ],
  [
    'on a site that people read for long',
    { tagKind: 'SITE' as const, flight: null, ...signs({ newAddress: 60, addressesAnHour: 3 }) },
    [],
  ],
  ['called from inner addresses', signs({ noHousehold: 50 }), ['NO_HOUSEHOLD']],
  ['given an id that all share', signs({ sharedIdentity: 50 }), ['SHARED_IDENTITY']],
  ['on IPv4 with its site on IPv6', { otherSide: ON_IPV6 }, ['FAMILIES_APART']],
  ['on IPv6 as its site is', { ...signs(ON_IPV6), otherSide: ON_IPV6 }, []],
  ['called by people who object', signs({ objected: 499 }), []],
  ['given a fixed objection', signs({ objected: 500 }), ['OBJECTED']],
  ['escaped on the way', signs({ unreadSignal: 10 }), ['UNREAD_SIGNAL']],
  ['not stored', { lastDay: calls({ deadLettered: 1 }) }, ['NOT_STORED']],
  ['pasted with a macro for cb', signs({ unfilledCacheBuster: 1_000 }), ['UNFILLED_CACHE_BUSTER']],
  ['tried by hand now and then', signs({ unfilledCacheBuster: 9, plainHttp: 9 }), []],
  ['pasted with a macro for uid', signs({ unfilledUid: 10 }), ['UNFILLED_UID']],
  ['pasted with privacy macros', signs({ unfilledPrivacy: 10 }), ['UNFILLED_PRIVACY']],
  ['retried by a browser', signs({ constantCacheBuster: 199 }), []],
  ['pasted with a number for cb', signs({ constantCacheBuster: 200 }), ['CONSTANT_CACHE_BUSTER']],
  ['called by people who opt out', signs({ withoutViewer: 199 }), []],
  ['called by a server that names nobody', signs({ withoutViewer: 1_000 }), ['WITHOUT_VIEWER']],
  ['called by a few devices that nobody knows', signs({ unknownDevice: 199 }), []],
  ['called by a server of its own', signs({ unknownDevice: 200 }), ['UNKNOWN_DEVICE']],
  ['called over http', signs({ plainHttp: 10 }), ['PLAIN_HTTP']],
  ['issued over http', { ...signs({ plainHttp: 1_000 }), isSecure: false }, ['ISSUED_OVER_HTTP']],
  [
    'served outside its booking',
    flight({ outside: 1, lastOutsideDate: '2026-09-30' }),
    ['OUTSIDE_BOOKING'],
  ],
])('reports a tag that is %s', (_how, overrides, expected) => {
  expect(codes(overrides)).toEqual(expected);
});

describe('a finding', () => {
  test('says its figures', () => {
    expect(messages(signs({ unfilledCacheBuster: 125 }))).toEqual([
      '12.5% of the calls of the last day (125 of 1,000) contain the macro of the cache-buster instead of a number.',
    ]);
    expect(messages(flight({ outside: 1_200, lastOutsideDate: '2026-09-30' }))).toEqual([
      '1,200 impressions of the last 30 days lie outside the booking (01 Oct 2026 to 31 Dec 2026), the latest on 30 Sep 2026.',
    ]);
    expect(messages(signs(IDS))).toEqual([
      '99.0% of the calls of the last day contain a user id, but 0.0% of the visits to the client’s site do: an id never meets a household, so no visit is credited between them.',
    ]);
    expect(messages({ tagKind: 'SITE', flight: null, otherSide: ON_IPV6 })).toEqual([
      '0.0% of the calls of the last day without a user id come over IPv6, but 62.0% of the impressions of the client’s campaigns do: a home whose television uses IPv4 and whose phone uses IPv6 is two households to us.',
    ]);
    expect(messages(signs({ newAddress: 24, addressesAnHour: 1 }))).toEqual([
      'The 1,000 calls of the last day came from one address, as those of a server do, and not those of households.',
    ]);
    expect(
      messages({ lastDay: calls({ received: 1_010, tests: 10, bots: 250, counted: 750 }) }),
    ).toEqual([
      '25.0% of the calls of the last day (250 of 1,000) came from programs that call themselves robots, so they count in no figure.',
    ]);
    expect(messages(SILENT)).toEqual([
      'No call arrived during the last day; the last call was 3 days ago.',
    ]);
  });

  test('that is graver comes first', () => {
    const found = findingsOf(
      examined({
        ...signs({ withoutViewer: 500, unfilledCacheBuster: 500, plainHttp: 500 }),
        isSecure: false,
      }),
    );
    expect(found.map(({ gravity }) => gravity)).toEqual(['PROBLEM', 'WARNING', 'NOTE']);
  });
});

test('errors of players are found where they are more than a few, with the most frequent', () => {
  const error = (code: number, count: number) => ({ code, count, meaning: 'the video was late' });
  const playerErrors = [error(402, 1_200), error(303, 34)];

  expect(messages({ playerErrors })).toEqual([
    'Players reported 1,234 errors in the last day, most often 402: the video was late.',
  ]);
  expect(codes({ playerErrors, lastDay: calls({ counted: 1_000_000 }) })).toEqual([]);
  expect(codes({ playerErrors: [error(402, 1)], lastDay: NO_CALLS })).toContain('PLAYER_ERRORS');
});
