import { AD_SERVERS } from '#schema/ad-servers';
import type { TagAdServer, TagFormat } from '#client/graphql/generated';

export const TAG_FORMATS: readonly { value: TagFormat; label: string }[] = [
  { value: 'PIXEL', label: 'Plain pixel' },
  { value: 'JAVASCRIPT', label: 'JavaScript' },
  { value: 'VAST', label: 'VAST' },
];

/** Whose macros the texts carry. */
export const AD_SERVER_OPTIONS: readonly { value: TagAdServer; label: string }[] = AD_SERVERS.map(
  ({ id, label }) => ({ value: id, label }),
);
