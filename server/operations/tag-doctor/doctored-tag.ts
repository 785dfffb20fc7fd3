import type { ServiceContext } from '#server/access/identity/context.js';
import type { EventKind } from '#server/event-store/codes.js';
import { getImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.service.js';
import { getSiteTag } from '#server/domains/tags/site-tag/site-tag.service.js';
import type { TagKind } from '#server/analytics/tag-kind.js';

/** An impression tag or site tag that the caller may see. */
export interface DoctoredTag {
  tagKind: TagKind;
  /** The kind of its calls in the event store. */
  kind: EventKind;
  tagId: number;
  customerId: number;
  key: string;
  /** Null for a site tag. */
  bookingId: number | null;
}

/** Throws NOT_FOUND for a tag the caller may not see. */
export async function getDoctoredTag(
  ctx: ServiceContext,
  tagKind: TagKind,
  id: number,
): Promise<DoctoredTag> {
  if (tagKind === 'SITE') {
    const { customerId, key } = await getSiteTag(ctx, id);
    return { tagKind, kind: 'webhit', tagId: id, customerId, key, bookingId: null };
  }
  const { customerId, key, bookingId } = await getImpressionTag(ctx, id);
  return { tagKind, kind: 'impression', tagId: id, customerId, key, bookingId };
}
