import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { spans, viewers } from '#server/measurement/testing/histories.js';
import { AdClasses, delayOf, exposureOf, offsetOfAds, RATES, slotAds } from './ad-classes.js';
import { DAY_MS, dayOfMs, type KeySpan } from './viewer-history.js';

const span: KeySpan = { firstDay: 0, lastDay: 29, completeThroughDay: 40 };
const evenly = (days: number) => new AdClasses(span, (day) => (day < days ? 100 : 0), 100);
const at = (...days: number[]) => days.map((day) => day * DAY_MS);

test('a slot has its day, the delay after the credited impression and the views of its window', () => {
  fc.assert(
    fc.property(spans, viewers, (one, { impressionsMs, visitsMs }) => {
      const classes = new AdClasses(one, () => 1, 1);
      for (const atMs of visitsMs) {
        const credited = impressionsMs.findLastIndex((ms) => ms <= atMs);
        const elapsedMs = atMs - (impressionsMs[credited] ?? -Infinity);
        if (elapsedMs > CREDIT_WINDOW_MS || dayOfMs(atMs) < one.firstDay) continue;

        const ads = slotAds(one, impressionsMs, atMs, credited);
        const views = impressionsMs.filter((ms) => ms <= atMs && atMs - ms <= CREDIT_WINDOW_MS);
        const ofViews = [2, 3, 5].filter((least) => views.length >= least).length;
        expect(offsetOfAds(ads)).toBe(dayOfMs(atMs) - one.firstDay);
        expect(delayOf(classes.classOf(ads))).toBe(Math.min(Math.floor(elapsedMs / DAY_MS), 6));
        expect(Math.floor(exposureOf(classes.classOf(ads)) / RATES)).toBe(ofViews);
      }
    }),
  );
});

test('the rate is that of the weeks with ads outside the window', () => {
  const impressionsMs = at(1, 2, 3, 10, 20);
  const ads = slotAds(span, impressionsMs, 21 * DAY_MS, 4);
  const rateOf = (classes: AdClasses) => exposureOf(classes.classOf(ads)) % RATES;

  // Four others in 23 days, then in the week and 6 days that have any ads.
  expect(rateOf(evenly(30))).toBe(2);
  expect(rateOf(evenly(13))).toBe(4);
});
