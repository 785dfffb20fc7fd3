import { expect, test } from '@jest/globals';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { parseIp } from '#server/core/http/ip-address.js';
import { testCall } from '#server/ingestion/edge/pipeline/test-call.js';
import { householdFlags } from './household-flags.js';
import { sharedIdentities } from './shared-identities.js';

const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const VIEWER = '00000000-0000-4000-8000-000000000001';
const DAY_MS = 86_400_000;
const home = (at: number) => `203.97.${at >> 8}.${at & 255}`;
const range = (length: number) => Array.from({ length }, (_, at) => at);

type Said = Parameters<typeof testCall>[0] & { address?: string; tagId?: number };

/** The flags of the calls, which one edge takes one after the other. */
function flagsOfCalls(calls: readonly Said[]): number[] {
  const identities = sharedIdentities();
  return calls.map(({ address = '', tagId = TAG.id, ...said }) => {
    const identity = { address: parseIp(address), viewer: VIEWER };
    return householdFlags(testCall(said), { ...TAG, id: tagId }, identity, identities);
  });
}

/** The number of the first call that is said to be shared; -1 for none. */
const firstShared = (calls: readonly Said[]) =>
  flagsOfCalls(calls).findIndex((flags) => (flags & TAG_FLAG.sharedIdentity) !== 0);

const KINDS: readonly [string, (at: number) => Said][] = [
  ['an id in a hundred networks', (at) => ({ uid: 'same', address: home(at) })],
  ['an id in a hundred networks of IPv6', (at) => ({ uid: 'same', address: `2404:${at + 1}::1` })],
  ['an id at a hundred tags', (at) => ({ uid: 'same', tagId: at + 1 })],
  ['an address with a hundred devices', (at) => ({ userAgent: `TV/${at}`, address: home(1) })],
  ['an address at a hundred tags', (at) => ({ tagId: at + 1, address: home(1) })],
];

test.each(KINDS)('%s is shared, and one in fifty is not', (_kind, nth) => {
  expect(firstShared(range(50).map(nth))).toBe(-1);
  const first = firstShared(range(160).map(nth));
  expect(first).toBeGreaterThan(60);
  expect(first).toBeLessThan(130);
});

test('an address that a hundred people name themselves at is shared for those who do not', () => {
  const people = range(160).map((at) => ({ uid: `person-${at + 1}`, address: home(1) }));
  const flags = flagsOfCalls([...people, { address: home(1) }, { address: home(2) }]);

  expect(flags.slice(0, 160).every((flag) => flag === 0)).toBe(true);
  expect(flags.slice(160)).toEqual([TAG_FLAG.sharedIdentity, 0]);
});

test('an id is counted anew each day, and for each customer', () => {
  const calls = range(600).map((at) => ({
    uid: 'same',
    address: home(at),
    occurredAtMs: Math.floor(at / 50) * DAY_MS,
  }));
  expect(firstShared(calls)).toBe(-1);
});

test('one network often, and hundreds of ids seldom, are not shared', () => {
  expect(firstShared(range(5_000).map(() => ({ uid: 'same', address: home(1) })))).toBe(-1);
  expect(firstShared(range(20_000).map((at) => ({ uid: `u${at}`, address: home(at) })))).toBe(-1);
});

test('an id that many have is found among a hundred thousand others', () => {
  const calls = range(200_000).map((at) => ({
    uid: at % 200 === 0 ? 'same' : `u${at % 99_991}`,
    address: home(at % 65_000),
  }));
  expect(firstShared(calls)).toBeGreaterThan(-1);
  const flags = flagsOfCalls(calls);
  expect(flags.filter((flag, at) => flag !== 0 && at % 200 !== 0)).toEqual([]);
});

test.each([
  ['a call from a private network', { peer: '10.0.0.8' }, TAG_FLAG.noHousehold],
  ['a line with the address of one', { peer: '', statedIp: '10.0.0.8' }, TAG_FLAG.noHousehold],
  ['a line without an address', { peer: '' }, 0],
  ['a call that names a person', { peer: '10.0.0.8', uid: 'u1' }, 0],
  ['a call with an id too long', { peer: '10.0.0.8', uid: null }, 0],
])('%s, without a viewer, has the sign or not', (_what, said, flags) => {
  const identity = { address: null, viewer: null };
  expect(householdFlags(testCall(said), TAG, identity, sharedIdentities())).toBe(flags);
});
