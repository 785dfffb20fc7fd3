import type { ServiceContext } from '../../../access/context.js';
import type { EventKind } from '../../../event-store/codes.js';
import { getImpressionTag } from '../../tags/impression-tag.service.js';
import { getSiteTag } from '../../tags/site-tag.service.js';
import type { TagKind } from '../../tags/tag-kind.js';

/** A tag of either kind, in the caller's sight. */
export interface DoctoredTag {
  tagKind: TagKind;
  /** What its calls are in the event store. */
  kind: EventKind;
  tagId: number;
  customerId: number;
  key: string;
  /** Null for a site tag. */
  bookingId: number | null;
}

/** Throws NOT_FOUND out of sight. */
export async function getDoctoredTag(ctx: ServiceContext, tagKind: TagKind, id: number): Promise<DoctoredTag> {
  if (tagKind === 'SITE') {
    const { customerId, key } = await getSiteTag(ctx, id);
    return { tagKind, kind: 'webhit', tagId: id, customerId, key, bookingId: null };
  }
  const { customerId, key, bookingId } = await getImpressionTag(ctx, id);
  return { tagKind, kind: 'impression', tagId: id, customerId, key, bookingId };
}
