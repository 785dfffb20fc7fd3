import { visibleCreativesSql } from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';

const MAX_CREATIVES = 1_000;

/**
 * The creatives of a booking, by id. An audio booking accepts any; another only its own type.
 * Throws INVALID.
 */
export async function checkCombinations(
  ctx: ServiceContext,
  booking: Booking,
  creativeIds: number[] | null | undefined,
): Promise<Creative[]> {
  if (!creativeIds) throw invalid({ creative_ids: 'Creatives are required' });

  const wanted = [...new Set(creativeIds)].sort((a, b) => a - b);
  if (wanted.length > MAX_CREATIVES)
    throw invalid({ creative_ids: `Choose at most ${MAX_CREATIVES} creatives` });

  const creatives = await findCreatives(ctx, booking.customerId, wanted);
  if (creatives.length < wanted.length)
    throw invalid({ creative_ids: 'Choose creatives of this client' });

  await refuseArchived(ctx, booking, creatives);

  const fits = ({ creativeType }: Creative) =>
    booking.bookingType === MEDIA_TYPE.audio || creativeType === booking.bookingType;
  if (!creatives.every(fits))
    throw invalid({ creative_ids: "Choose creatives of the booking's type" });

  return creatives;
}

const CHOSEN = `select i.creative_id as id from impression_tag i
  where i.customer_id = ? and i.booking_id = ? and i.removed_at is null`;

/** A booking keeps an archived creative, and gets no other one. */
async function refuseArchived(
  ctx: ServiceContext,
  { id, customerId }: Booking,
  creatives: readonly Creative[],
): Promise<void> {
  const archived = creatives.filter(({ archivedAt }) => archivedAt !== null);
  if (archived.length === 0) return;

  const chosen = await ctx.em.execute<{ id: number }[]>(CHOSEN, [customerId, id]);
  const keeps = new Set(chosen.map((row) => row.id));
  const added = archived.find((creative) => !keeps.has(creative.id));
  if (added)
    throw invalid({
      creative_ids: `The creative ${added.description} is archived: restore it first`,
    });
}

/** Locked, so that no creative changes its type before the combinations are stored. */
async function findCreatives(
  ctx: ServiceContext,
  customerId: number,
  ids: number[],
): Promise<Creative[]> {
  if (ids.length === 0) return [];

  const visibility = visibleCreativesSql(requireActor(ctx), 't');
  const rows = await ctx.em.execute<{ id: number }[]>(
    `select t.id from creative t where t.customer_id = ? and t.id = any(?) and ${visibility.sql} for share of t`,
    [customerId, `{${ids.join(',')}}`, ...visibility.params],
  );

  return ctx.em.find(
    Creative,
    { customerId, id: { $in: rows.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  );
}
