import { expect, test } from '@jest/globals';
import { describePermissions } from './describe-permissions.js';
import { ACTIONS } from './permissions.js';

const policies = [...new Set(ACTIONS.map((action) => action.split('.')[0] ?? ''))].map((noun) => ({
  noun,
  leaves: noun === 'booking' ? { update: 'those it made' } : {},
}));

test('a row for every action says which role may, and what is left where a rule narrows it', () => {
  const rows = describePermissions(policies).split('\n');
  for (const action of ACTIONS)
    expect(rows.filter((row) => row.startsWith(`| \`${action}\` |`))).toHaveLength(1);
  expect(rows).toContain(
    '| `booking.update` | yes | some | some | some | some | some | some | some | some | those it made |',
  );
  expect(rows).toContain(
    '| `customer.create` | yes |  |  | yes | yes | yes | yes | yes | yes |  |',
  );
});

test('a noun without a policy is noticed', () => {
  expect(() => describePermissions(policies.filter(({ noun }) => noun !== 'siteTag'))).toThrow(
    'siteTag.create',
  );
});
