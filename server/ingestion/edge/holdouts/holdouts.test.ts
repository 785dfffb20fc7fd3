import { describe, expect, test } from '@jest/globals';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import { NO_SIGNALS } from '#server/ingestion/edge/consent/signals.js';
import { lookupsOf } from '#server/ingestion/edge/wiring.js';
import { eventOf } from '#server/ingestion/edge/pipeline/steps.js';
import { testCall } from '#server/ingestion/edge/pipeline/test-call.js';
import type { CollectedCall } from '#server/ingestion/edge/pipeline/collected-call.js';
import type { Holdout } from './holdouts.js';

const DAY_MS = 86_400_000;
const CALL = testCall();
const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const HOLDOUT: Holdout = {
  tagId: 7,
  experimentId: 4,
  controlShare: 0.2,
  controlUrl: '',
  isControlTag: false,
  startsAtMs: CALL.occurredAtMs - DAY_MS,
  endsAtMs: CALL.occurredAtMs + DAY_MS,
};

function lookups(...holdouts: Holdout[]) {
  return lookupsOf(
    {
      trustedProxies: [],
      householdPrefix: 64,
      viewerSecret: 'v'.repeat(32),
      tcfVendorId: 0,
      gdprByAddress: false,
    },
    { regions: () => new Map(), epochs: () => [EPOCH_0], holdouts: () => holdouts },
    null,
  );
}

const armOf = (said: Partial<CollectedCall>, all = lookups(HOLDOUT)) =>
  all.holdouts.findControl(TAG, () => testCall(said), all) ? 'control' : 'treated';

const HOUSEHOLDS = Array.from({ length: 20_000 }, (_, index) => `household-${index}`);

describe('the arm of a household', () => {
  const all = lookups(HOLDOUT);
  const control = HOUSEHOLDS.filter((uid) => armOf({ uid }, all) === 'control');

  test('the control arm has its share of the households', () => {
    // 5 standard errors of 20 % of 20,000.
    expect(Math.abs(control.length / HOUSEHOLDS.length - 0.2)).toBeLessThan(0.015);
  });

  test('it is the same at every edge and every time', () => {
    const elsewhere = lookups(HOLDOUT);
    const later = { occurredAtMs: CALL.occurredAtMs + DAY_MS / 2 };
    expect(HOUSEHOLDS.filter((uid) => armOf({ uid, ...later }, elsewhere) === 'control')).toEqual(
      control,
    );
  });

  test('another experiment draws anew', () => {
    const other = lookups({ ...HOLDOUT, experimentId: 5 });
    const both = control.filter((uid) => armOf({ uid }, other) === 'control');
    expect(Math.abs(both.length / control.length - 0.2)).toBeLessThan(0.04);
  });

  test.each([
    ['who may not be identified', { signals: { ...NO_SIGNALS, gpc: '1' } }],
    ['before the first day', { occurredAtMs: HOLDOUT.startsAtMs - 1 }],
    ['after the last day', { occurredAtMs: HOLDOUT.endsAtMs }],
  ])('all are treated: %s', (_case, said) => {
    for (const uid of control.slice(0, 100)) expect(armOf({ uid, ...said }, all)).toBe('treated');
  });

  test('all are treated at another tag, and where the ad server splits', () => {
    const uid = control[0] ?? '';
    expect(armOf({ uid }, lookups({ ...HOLDOUT, tagId: 8 }))).toBe('treated');
    expect(armOf({ uid }, lookups({ ...HOLDOUT, isControlTag: true }))).toBe('treated');
  });
});

describe('a ghost impression', () => {
  const reasonOf = (said: Partial<CollectedCall>, ...holdouts: Holdout[]) =>
    eventOf(testCall(said), lookups(...holdouts))?.filterReason;

  test('is stored with the reason control, also after the end', () => {
    expect(reasonOf({ isControl: true }, HOLDOUT)).toBe(FILTER_REASON.control);
    const late = { isControl: true, occurredAtMs: HOLDOUT.endsAtMs + DAY_MS };
    expect(reasonOf(late, HOLDOUT)).toBe(FILTER_REASON.control);
  });

  test('needs an experiment of the tag: a mark alone changes nothing', () => {
    expect(reasonOf({ isControl: true })).toBe(FILTER_REASON.none);
    expect(reasonOf({ isControl: true }, { ...HOLDOUT, tagId: 8 })).toBe(FILTER_REASON.none);
    expect(reasonOf({ isControl: false }, HOLDOUT)).toBe(FILTER_REASON.none);
    const early = { isControl: true, occurredAtMs: HOLDOUT.startsAtMs - 1 };
    expect(reasonOf(early, HOLDOUT)).toBe(FILTER_REASON.none);
  });

  test('is each impression of a control creative while the experiment runs', () => {
    const holdout = { ...HOLDOUT, isControlTag: true };
    expect(reasonOf({}, holdout)).toBe(FILTER_REASON.control);
    expect(reasonOf({ occurredAtMs: holdout.endsAtMs }, holdout)).toBe(FILTER_REASON.none);
  });

  test('a bot stays a bot', () => {
    const said = { isControl: true, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(reasonOf(said, HOLDOUT)).toBe(FILTER_REASON.bot);
  });
});
