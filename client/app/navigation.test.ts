import { describe, expect, test } from '@jest/globals';
import { userFlags } from '../session/user-flags';
import { buildUser } from '../testing/people';
import { DESTINATIONS, visibleDestinations, type Destination } from './navigation';

const flagsOf = (role: string) => userFlags(buildUser({ role }));

describe('the navigation', () => {
  test('has the labels and tooltips of the specification', () => {
    expect(DESTINATIONS.map(({ path, label, tooltip }) => [path, label, tooltip])).toEqual([
      ['/overview', 'Overview', 'Overview dashboard'],
      ['/dashboard', 'Dashboard', 'Advanced analytics'],
    ]);
  });

  test('shows a destination only to those it is for', () => {
    const [overview] = DESTINATIONS;
    const system: Destination = { ...overview, label: 'System', isVisible: ({ isSuperUser }) => isSuperUser } as Destination; // The list is not empty.
    expect(visibleDestinations(flagsOf('ROLE_ADMIN'), [system])).toHaveLength(1);
    expect(visibleDestinations(flagsOf('ROLE_AGENCY_ADMIN'), [system])).toHaveLength(0);
  });
});
