import { describe, expect, test } from '@jest/globals';
import { ChartLine } from 'lucide-react';
import { userFlags } from '../session/user-flags';
import { buildUser } from '../testing/people';
import { DESTINATIONS, visibleDestinations, type Destination } from './navigation';

const flagsOf = (role: string) => userFlags(buildUser({ role }));

describe('the navigation', () => {
  test('has the labels and tooltips of the specification', () => {
    expect(DESTINATIONS.map(({ path, label, tooltip }) => [path, label, tooltip])).toEqual([
      ['/overview', 'Overview', 'Overview dashboard'],
      ['/dashboard', 'Dashboard', 'Advanced analytics'],
      ['/campaigns', 'Campaigns', 'Campaign management'],
      ['/admin', 'Admin', 'Administrative tools'],
    ]);
  });

  test('shows a destination only to those it is for', () => {
    const system: Destination = {
      path: '/system-admin',
      label: 'System',
      tooltip: 'System administration',
      icon: ChartLine,
      key: 's',
      isVisible: ({ isSuperUser }) => isSuperUser,
    };
    expect(visibleDestinations(flagsOf('ROLE_ADMIN'), [system])).toHaveLength(1);
    expect(visibleDestinations(flagsOf('ROLE_AGENCY_ADMIN'), [system])).toHaveLength(0);
  });
});
