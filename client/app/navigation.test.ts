import { describe, expect, test } from '@jest/globals';
import type { Role } from '#schema/roles';
import { userFlags } from '#client/session/user-flags';
import { buildUser } from '#client/testing/people';
import { DESTINATIONS, visibleDestinations } from './navigation';

const flagsOf = (role: Role) => userFlags(buildUser({ role }));

describe('the navigation', () => {
  test('has the labels and tooltips of the specification', () => {
    expect(DESTINATIONS.map(({ path, label, tooltip }) => [path, label, tooltip])).toEqual([
      ['/overview', 'Overview', 'Overview dashboard'],
      ['/dashboard', 'Dashboard', 'Advanced analytics'],
      ['/campaigns', 'Campaigns', 'Campaign management'],
      ['/admin', 'Admin', 'Administrative tools'],
      ['/system-admin', 'System', 'System administration'],
    ]);
  });

  test('shows System to super admins only, and all else to everybody', () => {
    const labelsFor = (role: Role) => visibleDestinations(flagsOf(role)).map(({ label }) => label);

    expect(labelsFor('ROLE_ADMIN')).toEqual([
      'Overview',
      'Dashboard',
      'Campaigns',
      'Admin',
      'System',
    ]);
    expect(labelsFor('ROLE_AGENCY_ADMIN')).toEqual(['Overview', 'Dashboard', 'Campaigns', 'Admin']);
  });
});
