import type { ComponentType } from 'react';
import { BroadcastersTab } from './broadcasters/broadcasters-tab';

interface SystemTab {
  id: string;
  label: string;
  Content: ComponentType;
}

/** In the order of the page: Broadcasters, AdTech, Channels, AdTech Groups, Activity, Super Admin, System Health. */
export const SYSTEM_TABS: readonly [SystemTab, ...SystemTab[]] = [
  { id: 'broadcasters', label: 'Broadcasters', Content: BroadcastersTab },
];
