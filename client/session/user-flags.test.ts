import { describe, expect, test } from '@jest/globals';
import type { Role } from '#schema/roles';
import { buildUser } from '#client/testing/people';
import { userFlags } from './user-flags';

describe('the flags of a user', () => {
  test.each([
    ['ROLE_ADMIN', { isSuperUser: true, isEntityAdmin: false }],
    ['ROLE_BROADCASTER_ADMIN', { isSuperUser: false, isEntityAdmin: true }],
    ['ROLE_AGENCY_USER', { isSuperUser: false, isEntityAdmin: false }],
    ['ROLE', { isSuperUser: false, isEntityAdmin: false }],
    ['', { isSuperUser: false, isEntityAdmin: false }],
  ])('read the role %j', (role, flags) => {
    const known = role as Role; // also those that the page does not know
    expect(userFlags(buildUser({ role: known }))).toMatchObject(flags);
  });

  test.each([
    ['BROADCASTER', 'isBroadcaster'],
    ['AGENCY', 'isAgency'],
    ['CUSTOMER', 'isCustomer'],
    ['ADTECH', 'isAdTechUser'],
  ] as const)('tell the kind of organisation: %s', (entityType, flag) => {
    const flags = userFlags(buildUser({ entityType }));
    const kinds = [flags.isBroadcaster, flags.isAgency, flags.isCustomer, flags.isAdTechUser];
    expect(flags[flag]).toBe(true);
    expect(kinds.filter(Boolean)).toHaveLength(1);
  });

  test('take the home country alone where there is no list', () => {
    const flags = userFlags(buildUser({ countryCode: 'AU', countryList: [] }));
    expect(flags).toMatchObject({
      homeCountry: 'AU',
      operationalCountries: ['AU'],
      isMultiCountry: false,
    });
  });

  test('take the list where there is one', () => {
    const flags = userFlags(buildUser({ countryList: ['NZ', 'AU'] }));
    expect(flags).toMatchObject({ operationalCountries: ['NZ', 'AU'], isMultiCountry: true });
  });

  test('are all off with nobody signed in', () => {
    expect(userFlags(null)).toMatchObject({
      isSuperUser: false,
      operationalCountries: [],
      homeCountry: null,
    });
  });
});
