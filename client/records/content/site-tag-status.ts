import { tagState, type TagState } from '#schema/tag-state';
import type { ChipKind } from '#client/components/inline/chip';

interface SiteTagStatus {
  label: 'Active' | 'Low Traffic' | 'Not Detected';
  kind: ChipKind;
}

const STATUSES: Readonly<Record<TagState, SiteTagStatus>> = {
  active: { label: 'Active', kind: 'active' },
  low: { label: 'Low Traffic', kind: 'lowTraffic' },
  unseen: { label: 'Not Detected', kind: 'notDetected' },
};

export const siteTagStatus = (pings: {
  pingCount: number;
  pingDate?: string | null;
}): SiteTagStatus => STATUSES[tagState(pings)];
