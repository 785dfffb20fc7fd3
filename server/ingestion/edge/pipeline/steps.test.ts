import { expect, test } from '@jest/globals';
import { FILTER_REASON, DEVICE } from '#server/event-store/codes.js';
import { objectionFinder } from '#server/ingestion/edge/consent/find-objection.js';
import { NO_SIGNALS } from '#server/ingestion/edge/consent/signals.js';
import { householdFinder } from './client-ip.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { derivedEventId } from './event-id.js';
import { repeatKeyOf } from '#server/event-store/repeat-key.js';
import { repeatKeys } from './repeat-keys.js';
import { sharedIdentities } from './household/shared-identities.js';
import { repeatedTexts } from './repeated-texts.js';
import { newAddresses } from './signs/new-addresses.js';
import { eventOf, STEPS, type Lookups } from './steps.js';
import type { CollectedCall } from './collected-call.js';
import { testCall } from './test-call.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import { userAgentReader } from '#server/ingestion/edge/user-agents/read-user-agent.js';
import { Holdouts } from '#server/ingestion/edge/holdouts/holdouts.js';
import { viewerFinder } from './viewer.js';
import { bucketFinder } from './viewer-bucket.js';

const SECRET = 'a secret of at least thirty-two letters';
const isTrusted = trustedProxies(['127.0.0.1']);
const lookups: Lookups = {
  isTrusted,
  findHousehold: householdFinder(isTrusted, 64),
  findObjection: objectionFinder({ vendorId: 0, isUnderGdpr: () => false }),
  ...viewerFinder(SECRET, () => [EPOCH_0]),
  findBucket: bucketFinder(SECRET),
  isSplit: () => false,
  findRegion: (code, address) => (code === 'NZ-AUK' ? 2 : address ? 3 : 1),
  readUserAgent: userAgentReader(),
  isRepeated: repeatedTexts(),
  findRepeatKey: repeatKeys(),
  countsRepeats: () => false,
  isNewAddress: newAddresses(),
  holdouts: new Holdouts(SECRET, () => []),
  identities: sharedIdentities(),
};
const OBJECTING = { ...NO_SIGNALS, gpc: '1' };
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

test('the steps run in the order in which they build on each other', () => {
  expect(STEPS.map(({ name }) => name)).toEqual([
    'address',
    'privacy',
    'viewer',
    'region',
    'device',
    'prefetch',
    'holdout',
    'flags',
    'test',
  ]);
});

test('an ordinary call becomes an event with viewer and region', () => {
  const call = testCall();

  expect(eventOf(call, lookups)).toMatchObject({
    hasCallerId: false,
    kind: 'impression',
    customerId: 3,
    tagId: 7,
    occurredAtMs: call.occurredAtMs,
    viewer: expect.any(String),
    regionId: 3,
    filterReason: FILTER_REASON.none,
  });
});

test('events of a split customer have the bucket of their viewer, in every epoch', () => {
  const next = { number: 1, beginsAtMs: 0, salt: '01' };
  const bucketsOf = (said: Partial<CollectedCall>, isSplit = true) => {
    const split = { ...lookups, isSplit: () => isSplit };
    const inNext = { ...split, ...viewerFinder(SECRET, () => [EPOCH_0, next]) };
    return [split, inNext].map((each) => eventOf(testCall(said), each));
  };

  const [former, present] = bucketsOf({ uid: 'person 1' });
  expect(former?.viewer).not.toBe(present?.viewer);
  expect(former?.bucket).toBe(present?.bucket);
  const people = Array.from({ length: 200 }, (_, at) => bucketsOf({ uid: `person ${at}` })[0]);
  const used = new Set(people.map((event) => event?.bucket ?? -1));
  expect(used.size).toBeGreaterThan(50);
  expect(Math.min(...used)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...used)).toBeLessThan(64);
  expect(bucketsOf({ uid: 'person 1' }, false)[0]?.bucket).toBeNull();
});

test.each([
  ['objects', { uid: 'person 1', signals: OBJECTING }],
  ['is a test', { uid: 'person 1', isTest: true }],
  ['has no identity', { uid: '', peer: '', deviceIp: '', statedIp: '' }],
])('an event of a split customer whose viewer %s is in the bucket of its id', (_case, said) => {
  const split = { ...lookups, isSplit: () => true };
  const id = '0198c3a0-0000-7000-8000-000000000001';
  const bucketOf = (suppliedEventId: string) =>
    eventOf(testCall({ ...said, suppliedEventId }), split)?.bucket;

  expect(bucketOf(id)).toBe(lookups.findBucket(id));
  const others = Array.from({ length: 50 }, (_, at) => bucketOf(`${id.slice(0, -2)}${at + 10}`));
  expect(new Set(others).size).toBeGreaterThan(20);
});

test.each([
  ['no tag', { tag: null }],
  ['a tag of the other kind', { kind: 'webhit' as const }],
])('a call with %s is no event', (_case, said) => {
  expect(eventOf(testCall(said), lookups)).toBeNull();
});

test.each([
  [
    'privacy takes the viewer, not the event',
    { signals: OBJECTING },
    { viewer: null, regionId: 3, filterReason: 0 },
  ],
  ['a line without uid and ip has no viewer', { peer: '' }, { viewer: null, regionId: 1 }],
  ['a region that is named wins', { region: 'NZ-AUK' }, { regionId: 2 }],
  ['a bot is kept with the reason', { userAgent: GOOGLEBOT }, { filterReason: FILTER_REASON.bot }],
  [
    'a prefetch is kept with the reason',
    { purpose: 'prefetch;prerender' },
    { filterReason: FILTER_REASON.prefetch },
  ],
  [
    'a bot that prefetches is a bot',
    { userAgent: GOOGLEBOT, purpose: 'prefetch' },
    { filterReason: FILTER_REASON.bot },
  ],
  [
    'a trusted peer names the device',
    { peer: '127.0.0.1', userAgent: 'AhrefsBot/7.0', deviceUserAgent: 'Roku/DVP-12.0' },
    { filterReason: FILTER_REASON.none },
  ],
  [
    'a stranger does not',
    { userAgent: 'AhrefsBot/7.0', deviceUserAgent: 'Roku/DVP-12.0' },
    { filterReason: FILTER_REASON.bot },
  ],
  [
    'the user agent names the device',
    { userAgent: 'AppleTV11,1/11.1' },
    { device: DEVICE.tv, filterReason: FILTER_REASON.none },
  ],
  [
    'a user agent that names no device counts',
    { userAgent: 'com.example.app' },
    { device: DEVICE.unknown, filterReason: FILTER_REASON.none },
  ],
  [
    "the caller's id makes the event's",
    { callerId: 'x', sender: 'AGENCY:2' },
    {
      hasCallerId: true,
      id: derivedEventId({ sender: 'AGENCY:2', customerId: 3, kind: 'impression', callerId: 'x' }),
    },
  ],
  [
    "an id made of a line counts as the caller's own",
    { suppliedEventId: 'given' },
    { hasCallerId: true, id: 'given' },
  ],
])('%s', (_case, said, expected) => {
  expect(eventOf(testCall(said), lookups)).toMatchObject(expected);
});

test('a user agent that names no device is a sign', () => {
  const signOf = (userAgent: string) =>
    (eventOf(testCall({ userAgent }), lookups)?.flags ?? 0) & TAG_FLAG.unknownDevice;
  expect(signOf('com.example.app')).toBe(TAG_FLAG.unknownDevice);
  expect(signOf('AppleTV11,1/11.1')).toBe(0);
});

test('reports of the same ad have the same key, and only where they may count as one', () => {
  const keyOf = (said: Partial<CollectedCall>, own: Partial<Lookups> = {}) => {
    const call = testCall({ uid: 'person 1', cacheBuster: '8231', ...said });
    const event = eventOf(call, { ...lookups, findRepeatKey: repeatKeys(), ...own });
    return event && repeatKeyOf(event.id, event.occurredAtMs);
  };

  expect(keyOf({})).not.toBeNull();
  expect(keyOf({})).toBe(keyOf({ uid: 'person 2' }));
  expect(keyOf({ cacheBuster: '8232' })).not.toBe(keyOf({}));
  expect(keyOf({ cacheBuster: '' })).toBeNull();
  expect(keyOf({ cacheBuster: null })).toBeNull();
  expect(keyOf({ cacheBuster: '[CACHEBUSTER]' })).toBeNull();
  expect(keyOf({ signals: OBJECTING })).toBeNull();
  expect(keyOf({ isTest: true })).toBeNull();
  expect(keyOf({ userAgent: GOOGLEBOT })).toBeNull();
  expect(keyOf({}, { countsRepeats: () => true })).toBeNull();
});
