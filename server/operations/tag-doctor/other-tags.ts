import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleBookingsSql } from '#server/access/visibility/visibility-sql.js';
import type { EventKind } from '#server/event-store/codes.js';
import type { DoctoredTag } from './doctored-tag.js';

interface TagsOfKind {
  customerId: number;
  kind: EventKind;
  tagIds: number[];
}

const SITE_TAGS = 'select t.id from site_tag t where t.customer_id = ?';
const IMPRESSION_TAGS = `select t.id from impression_tag t
  join booking b on b.customer_id = t.customer_id and b.id = t.booking_id where t.customer_id = ?`;

/**
 * The tags that the calls of a tag meet: for an impression tag all site tags of its customer, for a
 * site tag the impression tags that the caller sees.
 */
export async function otherTags(
  ctx: ServiceContext,
  { tagKind, customerId }: DoctoredTag,
): Promise<TagsOfKind> {
  const visibleBookings = visibleBookingsSql(requireActor(ctx), 'b');
  const [sql, params] =
    tagKind === 'IMPRESSION'
      ? [SITE_TAGS, []]
      : [`${IMPRESSION_TAGS} and ${visibleBookings.sql}`, visibleBookings.params];
  const tags = await ctx.em.execute<{ id: number }[]>(sql, [customerId, ...params]);

  return {
    customerId,
    kind: tagKind === 'IMPRESSION' ? 'webhit' : 'impression',
    tagIds: tags.map(({ id }) => id),
  };
}
