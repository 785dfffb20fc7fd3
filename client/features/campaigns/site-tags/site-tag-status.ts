import type { ChipKind } from '#client/components/inline/chip';

interface SiteTagStatus {
  label: 'Active' | 'Low Traffic' | 'Not Detected';
  kind: ChipKind;
}

/** Pings of 24 hours above which a tag counts as active. */
const ACTIVE_ABOVE = 50;

const ACTIVE: SiteTagStatus = { label: 'Active', kind: 'active' };
const LOW_TRAFFIC: SiteTagStatus = { label: 'Low Traffic', kind: 'lowTraffic' };
const NOT_DETECTED: SiteTagStatus = { label: 'Not Detected', kind: 'notDetected' };

export function siteTagStatus({
  pingCount,
  pingDate,
}: {
  pingCount: number;
  pingDate?: string | null;
}): SiteTagStatus {
  if (!pingDate || pingCount < 1) return NOT_DETECTED;
  return pingCount > ACTIVE_ABOVE ? ACTIVE : LOW_TRAFFIC;
}
