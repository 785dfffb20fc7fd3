import { describe, expect, test } from '@jest/globals';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import { httpCall } from '#server/ingestion/edge/http/http-call.js';
import { readLines } from '#server/ingestion/edge/lines/read-lines.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { eventOf } from '#server/ingestion/edge/pipeline/steps.js';
import type { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { lookupsOf } from '#server/ingestion/edge/wiring.js';

/**
 * Calls as public reports of ad servers, players and logs describe them. A visit of the same house
 * is credited exactly where the impression has the visit's viewer.
 */
const AD: Tag = { kind: 'impression', id: 7, customerId: 3 };
const SITE: Tag = { kind: 'webhit', id: 8, customerId: 3 };
const TELEVISION = { headers: {}, socket: { remoteAddress: '203.97.7.1' } };
const lookups = lookupsOf(
  {
    trustedProxies: [],
    viewerSecret: 'v'.repeat(32),
    tcfVendorId: 0,
    gdprByAddress: false,
    householdPrefix: 64,
  },
  { regions: () => new Map(), epochs: () => [EPOCH_0], holdouts: () => [] },
  null,
);

const viewerOf = (tag: Tag, query: string): string | null =>
  eventOf(httpCall(tag.kind, tag, TELEVISION, query, false), lookups)?.viewer ?? null;
const isCredited = (adQuery: string, visitQuery = '') => {
  const viewer = viewerOf(AD, adQuery);
  return viewer !== null && viewer === viewerOf(SITE, visitQuery);
};

test.each([
  ['a tag escaped for HTML', 'cb=1&amp;uid=X', 'uid=X', true],
  ['the same with an opt-out', 'cb=1&amp;us_privacy=1YYN', '', false],
  ['the same under GDPR without consent', 'cb=1&amp;gdpr=1&amp;gdpr_consent=', '', false],
  ['a query that was appended with a second question mark', 'cb=1?us_privacy=1YYN', '', false],
  ['an empty signal before the real one', 'us_privacy=&us_privacy=1YYN', '', false],
  ['a macro before the real signal', 'us_privacy=${US_PRIVACY}&us_privacy=1YYN', '', false],
  ['a contradiction', 'us_privacy=1YNN&us_privacy=1YYN', '', false],
  ['a contradiction about GDPR', 'gdpr=0&gdpr=1', '', false],
  ['GDPR in an unknown spelling', 'gdpr=01', '', false],
  ['an empty uid before the real one', 'uid=&uid=X', 'uid=X', true],
  ['a macro before the real uid', 'uid=[UID]&uid=X', 'uid=X', true],
  ['a player without consent', 'gdpr=-1&gdpr_consent=-1', '', true],
  ['a player without GPP', 'gpp=-1', '', true],
  ['a player without GPP and its sections', 'gpp=-1&gpp_sid=-1', '', true],
  ['a player that may not say', 'gpp=-2&gpp_sid=-2&us_privacy=-2', '', true],
  ['a player without US Privacy', 'us_privacy=-1', '', true],
  ['a page without consent', 'gdpr_consent=undefined', '', true],
  ['a page without GPP', 'gpp=null&gpp_sid=null', '', true],
  ['a television that limits tracking', 'lmt=1', '', false],
  ['a television that does not', 'lmt=0', '', true],
  ['a television with an unfilled macro', 'lmt=[LIMITADTRACKING]&gdpr=[REGULATIONS]', '', true],
  ['an app for children', 'gdpr=coppa', '', false],
  ['an app for children with an id', 'uid=u&gdpr=coppa', 'uid=u', false],
  ['a visit of a page for children', 'cb=1', 'coppa=1', false],
])('%s: %s, with a visit "%s", is credited: %j', (_case, ad, visit, expected) => {
  expect(isCredited(ad, visit)).toBe(expected);
});

describe('a line of a log', () => {
  const directory = {
    find: (key: string) => (key === 'key' ? AD : null),
    lookUpAll: () => Promise.resolve(),
  } as unknown as TagDirectory; // the parts that lines need
  const wiring = {
    directory,
    lookups,
    sender: '',
    visibleTags: (tags: readonly Tag[]) => Promise.resolve(new Set(tags)),
  };
  const line = { type: 'impression', tag: 'key', occurred_at: new Date().toISOString() };
  const read = async (fields: string) => {
    const text = `${JSON.stringify({ ...line, ip: '203.97.7.1' }).slice(0, -1)},${fields}}`;
    const { accepted } = await readLines([{ line: 1, content: Buffer.from(text) }], wiring);
    return accepted.map(({ event }) => event.viewer);
  };

  test.each([
    ['"gpp_sid":[7]', true],
    ['"gpp_sid":7', true],
    ['"gdpr":"${GDPR}"', true],
    ['"gdpr":-1', true],
    ['"dnt":"false"', true],
    ['"region":"${REGION}"', true],
    ['"dnt":"true"', false],
    ['"coppa":1', false],
    ['"lmt":"1"', false],
    ['"gdpr":"coppa"', false],
    ['"us_privacy":"1YYN","us_privacy":"1YNN"', false],
    ['"us_privacy":["1YNN","1YYN"]', false],
    ['"us_privacy":{}', false],
    ['"ip":"-"', false],
    ['"ip":"unknown"', false],
    ['"ip":"[DEVICEIP]"', false],
  ])('counts with %s, and has the viewer of its house: %j', async (fields, hasViewer) => {
    const viewer = viewerOf(SITE, '');
    expect(await read(fields)).toEqual([hasViewer ? viewer : null]);
  });

  test('joins a visit by an id that is a number', async () => {
    expect(await read('"uid":1234567')).toEqual([viewerOf(SITE, 'uid=1234567')]);
  });
});
