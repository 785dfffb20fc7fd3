import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  visibleBookingsSql,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import type {
  ArchivablePageArgs,
  ArchivedFilter,
} from '#server/domains/archive/archived-filter.js';
import { requireLive } from '#server/domains/archive/archive-state.js';
import {
  checkVersion,
  incrementVersion,
  type VersionedInput,
} from '#server/core/graphql/version.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { channelOf } from '#server/domains/campaigns/booking/booking.names.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { requireRecord } from '#server/domains/campaigns/content/customer-of.js';
import { equals, findRow } from '#server/core/orm/find-row.js';
import { createdBy } from '#server/domains/organisations/base/created-by.js';
import { checkCombinations } from '#server/domains/tags/combinations.check.js';
import { ImpressionTag } from './impression-tag.entity.js';
import { impressionTagPolicy } from './impression-tag.policy.js';
import {
  IMPRESSION_TAG_JOINS,
  IMPRESSION_TAG_ORDER,
  impressionTagSearch,
  type ImpressionTagSort,
} from './impression-tag.sort.js';
import { newTagKey } from '#server/domains/tags/tag-key.js';

/** The maximum size of a page. */
const MAX_IDS = 500;

interface ImpressionTagFilter {
  sort?: ImpressionTagSort;
  bookingId?: number | null;
  creativeId?: number | null;
  ids?: number[] | null;
}

/**
 * The tags of a customer, of one booking or creative, or with the given ids, for bookings the caller may see.
 * Excludes removed combinations.
 */
export async function listImpressionTags(
  ctx: ServiceContext,
  customerId: number,
  page: ArchivablePageArgs,
  { sort = 'BOOKING', bookingId, creativeId, ids }: ImpressionTagFilter = {},
): Promise<Page<ImpressionTag>> {
  await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, ImpressionTag, {
    orderBy: IMPRESSION_TAG_ORDER[sort],
    joins: IMPRESSION_TAG_JOINS,
    searchIn: impressionTagSearch(customerId),
    where: [
      { sql: 't.customer_id = ? and t.removed_at is null', params: [customerId] },
      ...equals('t.booking_id', bookingId),
      ...equals('t.creative_id', creativeId),
      ...(ids ? [{ sql: 't.id = any(?)', params: [`{${ids.slice(0, MAX_IDS).join(',')}}`] }] : []),
      ...ofListedBookings(page.archived, customerId),
      ...ofVisibleBookings(requireActor(ctx), customerId),
    ],
    page,
  });
}

/**
 * Also finds the tag of a removed combination, because it still counts. Throws NOT_FOUND for a tag
 * whose booking the caller may not see.
 */
export async function getImpressionTag(ctx: ServiceContext, id: number): Promise<ImpressionTag> {
  const { sql, params } = visibleBookingsSql(requireActor(ctx), 'b');
  const visible = `(select true from booking b where b.customer_id = t.customer_id and b.id = t.booking_id and ${sql} limit 1)`;
  return requireRecord(
    ctx,
    await findRow(ctx.em, ImpressionTag, id, [{ sql: visible, params }]),
    'Impression tag',
  );
}

/** No condition for callers who see every booking. */
export function ofVisibleBookings(principal: Principal, customerId: number): SqlCondition[] {
  const { sql, params } = visibleBookingsSql(principal, 'b');
  if (sql === 'true') return [];
  return [
    {
      sql: `t.booking_id in (select b.id from booking b where b.customer_id = ? and ${sql})`,
      params: [customerId, ...params],
    },
  ];
}

/** A tag is in the lists with its booking. */
export function ofListedBookings(
  archived: ArchivedFilter | undefined,
  customerId: number,
): SqlCondition[] {
  if (archived === 'INCLUDE') return [];
  const among = archived === 'ONLY' ? 'in' : 'not in';
  return [
    {
      sql: `t.booking_id ${among} (select b.id from booking b where b.customer_id = ? and b.archived_at is not null)`,
      params: [customerId],
    },
  ];
}

interface Combinations extends VersionedInput {
  creativeIds?: number[] | null;
}

/**
 * Sets the creatives of a booking to exactly these and returns its tags. A combination that is
 * added again gets its old key; the tag of a removed one still counts. `version` is the booking's.
 * Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN, CONFLICT for an old version.
 */
export async function saveCombinations(
  ctx: ServiceContext,
  bookingId: number,
  { creativeIds, ...read }: Combinations,
): Promise<ImpressionTag[]> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    // Locked, to serialise concurrent saves of the same booking.
    const booking = await getBooking(tx, bookingId, true);
    const channel = await channelOf(tx, booking);

    authorize(requireActor(ctx), impressionTagPolicy, 'save', { booking, channel });
    requireLive(booking, 'booking');
    checkVersion(booking, read);

    const creatives = await checkCombinations(tx, booking, creativeIds);
    const { saved, changes } = await replaceTags(tx, booking, creatives);
    const subject = {
      subjectType: 'booking',
      subjectId: bookingId,
      customerId: booking.customerId,
    };
    if (changes.creativeIds) await incrementVersion(em, Booking, booking);
    audit(tx, { action: 'impressionTag.save', ...subject, changes });

    return saved;
  });
}

/**
 * Sets whether the tag counts an ad as often as it is reported. The edges follow within seconds;
 * stored events stay as they are. Throws NOT_FOUND, FORBIDDEN, ARCHIVED for an archived booking.
 */
export async function setCountsRepeats(
  ctx: ServiceContext,
  id: number,
  countsRepeats: boolean,
): Promise<ImpressionTag> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const { bookingId } = await getImpressionTag(tx, id);
    // Locked before the tag is read again, as when the combinations are saved.
    const booking = await getBooking(tx, bookingId, true);
    const channel = await channelOf(tx, booking);

    authorize(requireActor(ctx), impressionTagPolicy, 'save', { booking, channel });
    requireLive(booking, 'booking');

    const tag = await em.findOneOrFail(
      ImpressionTag,
      { id, customerId: booking.customerId },
      { refresh: true },
    );
    const listed = (isListed: boolean) => (isListed ? [tag.creativeId] : []);
    const repeatCreativeIds = { before: listed(tag.countsRepeats), after: listed(countsRepeats) };
    if (tag.countsRepeats === countsRepeats) return tag;

    tag.countsRepeats = countsRepeats;
    await em.flush();
    audit(tx, {
      action: 'impressionTag.save',
      subjectType: 'booking',
      subjectId: bookingId,
      customerId: booking.customerId,
      changes: { repeatCreativeIds },
    });

    return tag;
  });
}

async function replaceTags(
  ctx: ServiceContext,
  booking: Booking,
  creatives: Creative[],
): Promise<{ saved: ImpressionTag[]; changes: FieldChanges }> {
  const { id: bookingId, customerId } = booking;
  const existing = await ctx.em.find(ImpressionTag, {
    customerId,
    booking: [bookingId, customerId],
  });

  const byCreative = new Map(existing.map((tag) => [tag.creativeId, tag]));
  const before = existing
    .flatMap(({ removedAt, creativeId }) => (removedAt ? [] : creativeId))
    .sort((a, b) => a - b);
  const after = creatives.map(({ id }) => id);
  const wanted = new Set(after);

  for (const tag of existing)
    tag.removedAt = wanted.has(tag.creativeId) ? null : (tag.removedAt ?? ctx.now());

  const tags = creatives.map(
    (creative) =>
      byCreative.get(creative.id) ??
      ctx.em.create(ImpressionTag, {
        ...createdBy(ctx),
        customerId,
        booking,
        creative,
        key: newTagKey(),
      }),
  );

  await ctx.em.persist(tags).flush();

  const isSame = JSON.stringify(before) === JSON.stringify(after);

  return { saved: tags, changes: isSame ? {} : { creativeIds: { before, after } } };
}
