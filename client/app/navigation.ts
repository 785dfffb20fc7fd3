import {
  ChartLine,
  LayoutList,
  Megaphone,
  type LucideIcon,
  ServerCog,
  UsersRound,
} from 'lucide-react';
import type { UserFlags } from '#client/session/user-flags';
import { PATHS } from './paths';

export interface Destination {
  path: string;
  label: string;
  tooltip: string;
  icon: LucideIcon;
  /** The second key of its shortcut, after 'g'. */
  key: string;
  isVisible?: (flags: UserFlags) => boolean;
}

/** The header's links, in order. A new screen is a row here and a route in router.tsx. */
export const DESTINATIONS: readonly Destination[] = [
  {
    path: PATHS.overview,
    label: 'Overview',
    tooltip: 'Overview dashboard',
    icon: LayoutList,
    key: 'o',
  },
  {
    path: PATHS.dashboard,
    label: 'Dashboard',
    tooltip: 'Advanced analytics',
    icon: ChartLine,
    key: 'd',
  },
  {
    path: PATHS.campaigns,
    label: 'Campaigns',
    tooltip: 'Campaign management',
    icon: Megaphone,
    key: 'c',
  },
  {
    path: PATHS.admin,
    label: 'Admin',
    tooltip: 'Administrative tools',
    icon: UsersRound,
    key: 'a',
  },
  {
    path: PATHS.systemAdmin,
    label: 'System',
    tooltip: 'System administration',
    icon: ServerCog,
    key: 's',
    isVisible: ({ isSuperUser }) => isSuperUser,
  },
];

export function visibleDestinations(
  flags: UserFlags,
  destinations = DESTINATIONS,
): readonly Destination[] {
  return destinations.filter(({ isVisible }) => isVisible?.(flags) ?? true);
}
