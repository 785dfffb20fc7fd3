import type { TagAdServer, TagFormat } from '#client/graphql/generated';

export const TAG_FORMATS: readonly { value: TagFormat; label: string }[] = [
  { value: 'PIXEL', label: 'Plain pixel' },
  { value: 'JAVASCRIPT', label: 'JavaScript' },
  { value: 'VAST', label: 'VAST' },
];

/** The ad servers whose macros the texts contain. */
export const AD_SERVERS: readonly { value: TagAdServer; label: string }[] = [
  { value: 'IAB', label: 'IAB macros' },
  { value: 'GOOGLE_AD_MANAGER', label: 'Google Ad Manager' },
  { value: 'XANDR', label: 'Xandr' },
  { value: 'FREEWHEEL', label: 'FreeWheel' },
  { value: 'CAMPAIGN_MANAGER', label: 'Campaign Manager' },
];
