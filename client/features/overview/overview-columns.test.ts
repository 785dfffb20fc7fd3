import { expect, test } from '@jest/globals';
import { OVERVIEW_COLUMNS } from '#schema/overview-columns';
import { bookingColumns } from './overview-columns';

test('the table has a column for each name that a link or an export can sort by', () => {
  const keys = bookingColumns({ withCreator: true, today: '2026-11-20', isMoneyMixed: false }).map(
    ({ key }) => key,
  );
  expect(keys).toEqual(OVERVIEW_COLUMNS);
});
