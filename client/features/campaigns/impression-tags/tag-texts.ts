import { AD_SERVERS, TAG_FORMATS } from '#schema/ad-servers';
import type { TagAdServer, TagFormat } from '#client/graphql/generated';

export const FORMAT_OPTIONS: readonly { value: TagFormat; label: string }[] = TAG_FORMATS.map(
  ({ id, label }) => ({ value: id, label }),
);

/** The ad servers whose macros the texts can carry. */
export const AD_SERVER_OPTIONS: readonly { value: TagAdServer; label: string }[] = AD_SERVERS.map(
  ({ id, label }) => ({ value: id, label }),
);
