import { describe, expect, it } from '@jest/globals';
import { tagStatus } from './tag-status';

const pingDate = '2026-11-20T08:00:00.000Z';

describe('the status of a tag', () => {
  it.each([
    [{ pingDate: null, pingCount: 0 }, 'unseen', 'Tag has not been seen in the last 24 hours.'],
    [{ pingDate, pingCount: 1 }, 'low', 'Tag pings low: only 1 visits in the last 24 hours.'],
    [{ pingDate, pingCount: 50 }, 'low', 'Tag pings low: only 50 visits in the last 24 hours.'],
    [{ pingDate, pingCount: 51 }, 'active', 'Tag highly active: 51 visits in the last 24 hours.'],
    [
      { pingDate, pingCount: 1234 },
      'active',
      'Tag highly active: 1,234 visits in the last 24 hours.',
    ],
  ])('of %p is %s', (pings, state, text) => {
    expect(tagStatus(pings)).toEqual({ state, text });
  });
});
