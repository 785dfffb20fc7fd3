import { describe, expect, test } from '@jest/globals';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { NO_SIGNALS } from '#server/ingestion/edge/consent/signals.js';
import { flagsOf, objectionFlags } from './flags.js';
import { repeatedTexts } from './repeated-texts.js';
import { testCall } from './test-call.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';

const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const VIEWER = '00000000-0000-4000-8000-000000000001';
const PROXIED = { peer: '10.0.0.1', forwardedFor: '203.97.5.5' };
const SAFE = { ...PROXIED, forwardedProtocol: 'https' };

function flagsOfCall(said: Parameters<typeof testCall>[0], viewer: string | null = VIEWER) {
  return flagsOf(testCall(said), TAG, viewer, {
    isTrusted: trustedProxies(['10.0.0.0/8']),
    isRepeated: repeatedTexts(),
  });
}

test.each([
  ['a tag that was put in well', { ...SAFE, cacheBuster: '1' }, 0],
  ['a line, which comes from a server', { peer: '' }, 0],
  [
    'a macro of the cache-buster',
    { ...SAFE, cacheBuster: '[CACHEBUSTER]' },
    TAG_FLAG.unfilledCacheBuster,
  ],
  ['no cache-buster at a pixel', { ...SAFE, cacheBuster: '' }, TAG_FLAG.constantCacheBuster],
  ['a macro of the user id', { ...SAFE, uid: '%%UID%%' }, TAG_FLAG.unfilledUid],
  [
    'a macro of the consent',
    { ...SAFE, signals: { ...NO_SIGNALS, gdpr_consent: '${GDPR_CONSENT_755}' } },
    TAG_FLAG.unfilledPrivacy,
  ],
  [
    'a macro of the GPP sections',
    { ...SAFE, signals: { ...NO_SIGNALS, gpp_sid: '[GPPSECTIONID]' } },
    TAG_FLAG.unfilledPrivacy,
  ],
  [
    'plain http behind a proxy of ours',
    { ...PROXIED, forwardedProtocol: 'http' },
    TAG_FLAG.plainHttp,
  ],
  ['https before a chain of proxies', { ...PROXIED, forwardedProtocol: 'https,http' }, 0],
  ['a proxy of ours that does not say', PROXIED, 0],
  ['plain http straight to us', {}, TAG_FLAG.plainHttp],
  ['what a stranger says of https', { forwardedProtocol: 'https' }, TAG_FLAG.plainHttp],
])('%s is flagged so', (_what, said, flags) => {
  expect(flagsOfCall(said)).toBe(flags);
});

test('a call without a viewer is flagged in addition to its other signs', () => {
  expect(flagsOfCall({ ...SAFE, uid: '[UID]' }, null)).toBe(
    TAG_FLAG.unfilledUid | TAG_FLAG.withoutViewer,
  );
});

test.each([
  ['says nothing', {}, null, 0],
  ['objects', {}, 'lmt', TAG_FLAG.objected],
  ['is for children', {}, 'child', TAG_FLAG.objected],
  ['comes from Europe and says nothing', {}, 'location', 0],
  ['cannot be read', {}, 'unreadable', TAG_FLAG.unreadSignal],
  ['spells a parameter in its own way', { isMisspelt: true }, null, TAG_FLAG.unreadSignal],
  [
    'objects in its own spelling',
    { isMisspelt: true },
    'gpc',
    TAG_FLAG.objected | TAG_FLAG.unreadSignal,
  ],
] as const)('a call that %s is flagged so', (_what, said, objection, flags) => {
  expect(objectionFlags(testCall(said), objection)).toBe(flags);
});

describe('a cache-buster', () => {
  test('is constant when the call of the tag before had the same', () => {
    const isRepeated = repeatedTexts();
    const calls: [number, string][] = [
      [7, '1'],
      [8, '1'],
      [7, '2'],
      [7, '2'],
      [8, '1'],
      [7, '1'],
    ];

    expect(calls.map(([id, text]) => isRepeated(id, text))).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('of tags that share a place in memory is never called constant by mistake', () => {
    const isRepeated = repeatedTexts();
    expect([isRepeated(7, '1'), isRepeated(7 + 65_536, '1'), isRepeated(7, '1')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
