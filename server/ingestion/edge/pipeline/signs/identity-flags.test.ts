import { expect, test } from '@jest/globals';
import { parseIp } from '#server/core/http/ip-address.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { testCall } from '#server/ingestion/edge/pipeline/test-call.js';
import { identityFlags } from './identity-flags.js';

const VIEWER = '00000000-0000-4000-8000-000000000001';
const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const { byId, byIpv4, byIpv6, newAddress } = TAG_FLAG;

test.each([
  ['an id', { uid: 'u1' }, '203.97.1.1', byId],
  ['an id without an address', { uid: 'u1' }, '', byId],
  ['an IPv4 address', {}, '203.97.1.1', byIpv4],
  ['an IPv6 address', {}, '2406:e000::1', byIpv6],
  ['the address, for the id is a macro', { uid: '[UID]' }, '203.97.1.1', byIpv4],
  ['the address, for the id stands for nobody', { uid: '0' }, '2406:e000::1', byIpv6],
])('a viewer is derived from %s', (_what, said, address, expected) => {
  const identity = { address: parseIp(address), viewer: VIEWER };
  expect(identityFlags(testCall(said), TAG, identity, () => false)).toBe(expected);
});

test('a call without a viewer is derived from nothing, and its address may be new', () => {
  const identity = { address: parseIp('203.97.1.1'), viewer: null };
  expect(identityFlags(testCall(), TAG, identity, () => false)).toBe(0);
  expect(identityFlags(testCall(), TAG, identity, () => true)).toBe(newAddress);
  expect(identityFlags(testCall(), TAG, { ...identity, viewer: VIEWER }, () => true)).toBe(
    newAddress | byIpv4,
  );
  expect(identityFlags(testCall(), TAG, { address: null, viewer: null }, () => true)).toBe(0);
});
