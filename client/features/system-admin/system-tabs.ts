import { lazy, type ComponentType } from 'react';
import { AdTechGroupsTab } from './ad-tech-groups/ad-tech-group';
import { AdTechsTab } from './ad-techs/ad-tech';
import { BroadcastersTab } from './broadcasters/broadcaster';
import { ChannelsTab } from './channels/channel';
import { SuperAdminTab } from './super-admin/super-admin-tab';

const ActivityTab = lazy(async () => ({
  default: (await import('./activity/activity-tab')).ActivityTab,
}));
const HealthTab = lazy(async () => ({ default: (await import('./health/health-tab')).HealthTab }));

interface SystemTab {
  id: string;
  label: string;
  Content: ComponentType;
}

/** The tabs in the order of the page. */
export const SYSTEM_TABS: readonly [SystemTab, ...SystemTab[]] = [
  { id: 'broadcasters', label: 'Broadcasters', Content: BroadcastersTab },
  { id: 'adtech', label: 'AdTech', Content: AdTechsTab },
  { id: 'channels', label: 'Channels', Content: ChannelsTab },
  { id: 'adtech-groups', label: 'AdTech Groups', Content: AdTechGroupsTab },
  { id: 'activity', label: 'Activity', Content: ActivityTab },
  { id: 'super-admin', label: 'Super Admin', Content: SuperAdminTab },
  { id: 'health', label: 'System Health', Content: HealthTab },
];
