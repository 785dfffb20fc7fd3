import fc from 'fast-check';
import {
  DAY_MS,
  VIEWER_GROUPS,
  type KeySpan,
  type ViewerHistory,
} from '#server/measurement/evidence/viewer-history.js';

export const spans: fc.Arbitrary<KeySpan> = fc
  .record({ firstDay: fc.integer({ min: -3, max: 3 }), days: fc.integer({ min: 1, max: 40 }) })
  .chain(({ firstDay, days }) =>
    fc.record({
      firstDay: fc.constant(firstDay),
      lastDay: fc.constant(firstDay + days - 1),
      completeThroughDay: fc.integer({ min: firstDay - 1, max: firstDay + days + 10 }),
    }),
  );

/** Times on a coarse grid, so that events meet the ends of windows and each other. */
const times = (maxLength: number) =>
  fc
    .array(fc.integer({ min: -20, max: 200 }), { maxLength })
    .map((steps) => steps.map((step) => (step * DAY_MS) / 4).sort((a, b) => a - b));

export const viewers: fc.Arbitrary<ViewerHistory> = fc.record({
  group: fc.integer({ min: 0, max: VIEWER_GROUPS - 1 }),
  impressionsMs: times(8),
  visitsMs: times(12),
});
