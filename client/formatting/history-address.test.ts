import { expect, test } from '@jest/globals';
import { historySearch } from './history-address';

test('names the record and leaves the rest of the address as it is', () => {
  expect(historySearch('booking', 12)).toBe('?history=booking.12');
  expect(historySearch('siteTag', 3, '?client=1&history=booking.12')).toBe(
    '?client=1&history=siteTag.3',
  );
});
