import { describe, expect, it } from '@jest/globals';
import { siteTagStatus } from './site-tag-status';

const PINGED = '2026-11-05T01:00:00.000Z';

describe('the status of a site tag', () => {
  it.each([
    [51, PINGED, 'Active'],
    [50, PINGED, 'Low Traffic'],
    [1, PINGED, 'Low Traffic'],
    [0, PINGED, 'Not Detected'],
    [900, null, 'Not Detected'],
  ])('with %p pings, the last %p, is %p', (pingCount, pingDate, label) => {
    expect(siteTagStatus({ pingCount, pingDate }).label).toBe(label);
  });
});
