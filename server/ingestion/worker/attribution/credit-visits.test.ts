import { describe, expect, it } from '@jest/globals';
import { TIMING } from '#server/event-store/codes.js';
import type {
  ViewerImpression,
  ViewerWebhit,
} from '#server/event-store/contract/viewer-history.js';
import { creditVisits, timingOf, ViewerTimeline } from './credit-visits.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 168 * HOUR;
const START = Date.parse('2026-06-01T00:00:00Z');

const impression = (eventId: string, atMs: number): ViewerImpression => ({
  eventId,
  occurredAtMs: START + atMs,
  tagId: 1,
  regionId: 1,
  device: 1,
});
const webhit = (eventId: string, atMs: number, siteTagId = 1): ViewerWebhit => ({
  eventId,
  occurredAtMs: START + atMs,
  siteTagId,
});
const summary = (impressions: ViewerImpression[], webhits: ViewerWebhit[]) =>
  creditVisits(impressions, webhits).map(
    (credit) => `${credit.webhit.eventId}<${credit.impression.eventId} ${credit.views}`,
  );

describe('creditVisits', () => {
  it('credits a visit to the latest impression and counts the views up to it', () => {
    expect(summary([impression('a', 0), impression('b', HOUR)], [webhit('w', 2 * HOUR)])).toEqual([
      'w<b 2',
    ]);
  });

  it('counts an impression at the very instant of the visit, and none after it', () => {
    expect(
      summary([impression('a', HOUR), impression('b', HOUR + 1)], [webhit('w', HOUR)]),
    ).toEqual(['w<a 1']);
  });

  it('takes the greater event id among impressions of the same instant', () => {
    expect(summary([impression('b', 0), impression('a', 0)], [webhit('w', 1)])).toEqual(['w<b 2']);
  });

  it('reaches back exactly 168 hours', () => {
    expect(summary([impression('a', 0)], [webhit('w', WEEK)])).toEqual(['w<a 1']);
    expect(summary([impression('a', 0)], [webhit('w', WEEK + 1)])).toEqual([]);
  });

  it('leaves views out that are older than 168 hours', () => {
    const impressions = [impression('a', 0), impression('b', 1), impression('c', HOUR)];
    expect(summary(impressions, [webhit('w', WEEK + 1)])).toEqual(['w<c 2']);
  });

  it('sees no visit less than 30 minutes after a webhit of the same site tag', () => {
    const shown = [impression('a', 0)];
    expect(summary(shown, [webhit('v', 0), webhit('w', 30 * MINUTE - 1)])).toEqual(['v<a 1']);
    expect(summary(shown, [webhit('v', 0), webhit('w', 30 * MINUTE)])).toEqual(['v<a 1', 'w<a 1']);
  });

  it('measures the 30 minutes from the previous webhit, not from the previous visit', () => {
    const hits = [webhit('u', 0), webhit('v', 20 * MINUTE), webhit('w', 40 * MINUTE)];
    expect(summary([impression('a', 0)], hits)).toEqual(['u<a 1']);
  });

  it('makes the smaller event id the visit among webhits of the same instant', () => {
    expect(summary([impression('a', 0)], [webhit('w2', 5), webhit('w1', 5)])).toEqual(['w1<a 1']);
  });

  it('keeps site tags apart', () => {
    const hits = [webhit('v', 5, 1), webhit('w', 6, 2)];
    expect(summary([impression('a', 0)], hits)).toEqual(['v<a 1', 'w<a 1']);
  });

  it('needs an impression', () => {
    expect(summary([], [webhit('w', 0)])).toEqual([]);
  });
});

describe('timingOf', () => {
  it('includes the upper bound of each class', () => {
    expect([0, HOUR, HOUR + 1, 24 * HOUR, 24 * HOUR + 1, WEEK].map(timingOf)).toEqual([
      TIMING.hour,
      TIMING.hour,
      TIMING.day,
      TIMING.day,
      TIMING.week,
      TIMING.week,
    ]);
  });
});

describe('ViewerTimeline', () => {
  it('counts right for a viewer with very many impressions', () => {
    const timeline = new ViewerTimeline();
    for (let minute = 0; minute < 30_000; minute++)
      timeline.addImpression(impression(`${minute}`, minute * MINUTE));
    expect(timeline.creditWebhit(webhit('w', 29_999 * MINUTE))).toMatchObject({
      views: 168 * 60 + 1,
    });
  });
});
