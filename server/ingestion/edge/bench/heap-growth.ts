import {
  gppString,
  OUR_VENDOR,
  tcString,
} from '#server/ingestion/edge/consent/testing/consent-strings.js';
import { httpCall } from '#server/ingestion/edge/http/http-call.js';
import { eventOf } from '#server/ingestion/edge/pipeline/steps.js';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import { lookupsOf } from '#server/ingestion/edge/wiring.js';

/**
 * Measures how calls with distinct long values grow an edge's heap, in its own process:
 * `--expose-gc heap-growth.ts CALLS`. Prints the bytes and the number of viewers.
 */
const CALLS = Number(process.argv[2]);
/** The calls that fill the caches, whose growth is none of the measured calls. */
const WARM_UP_CALLS = 10_000;
const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const VENDORS = Array.from({ length: 900 }, (_, index) => index + 1).filter(
  (vendor) => vendor % 3 !== 0,
);
const CONSENT = tcString({ vendors: VENDORS });
const US_CHOICE = gppString({ usca: { SaleOptOut: 2 } });

const lookups = lookupsOf(
  {
    trustedProxies: ['127.0.0.1', '2001:db8::/32'],
    householdPrefix: 64,
    viewerSecret: 'v'.repeat(32),
    tcfVendorId: OUR_VENDOR,
    gdprByAddress: true,
  },
  { regions: () => new Map(), epochs: () => [EPOCH_0], holdouts: () => [] },
  null,
);

/** Builds a text as the HTTP parser does: it is whole, and the values read from it are slices. */
const fresh = (text: string) => Buffer.from(text).toString('latin1');

function callOf(index: number) {
  const uid = `${'household-'.repeat(45)}${index}`;
  const consent = `${CONSENT}.${Buffer.from(`\x60${index}`).toString('base64url')}`;
  const query = `cb=${index}&uid=${uid}&gdpr=1&gdpr_consent=${consent}&gpp=${US_CHOICE}&gpp_sid=8`;
  const address = fresh(`/t/i/AAAAAAAAAAAAAAAAAAAAAA.gif?${query}`);
  const hop = `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`;
  const headers = {
    'user-agent': fresh(`Mozilla/5.0 (SMART-TV; ${'x'.repeat(400)} ${index})`),
    'x-forwarded-for': fresh(`203.97.5.5,${' '.repeat(900)}${hop}`),
  };

  const request = { headers, socket: { remoteAddress: '127.0.0.1' } };

  return httpCall('impression', TAG, request, address.slice(address.indexOf('?') + 1), false);
}

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

for (let index = 0; index < WARM_UP_CALLS; index++) eventOf(callOf(CALLS + index), lookups);
const before = heapBytes();
/** The first digits of each tenth viewer as numbers, so that counting them uses no heap. */
const viewers = new Float64Array(CALLS / 10);
for (let index = 0; index < CALLS; index++) {
  const viewer = eventOf(callOf(index), lookups)?.viewer ?? '';
  if (index % 10 === 0) viewers[index / 10] = Number.parseInt(viewer.slice(0, 8), 16);
}
const grownBytes = heapBytes() - before;
eventOf(callOf(0), lookups); // until here they are in use, and so in the heap
console.log(
  JSON.stringify({ grownBytes, viewers: new Set(viewers).size, counted: viewers.length }),
);
