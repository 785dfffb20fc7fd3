import type { Pool } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { localDateOf } from '#schema/writing/dates.js';
import { readLastSeen, readTagCalls, type CallSums } from '#server/event-store/tag-calls.js';
import { readIdentities, readTagFlags, type TagRef } from '#server/event-store/tag-health.js';
import type { TagKind } from '#server/analytics/tag-kind.js';
import { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import { getDoctoredTag } from './doctored-tag.js';
import { findingsOf } from './findings.js';
import { playerErrorsOf } from './player-errors.js';
import type { TagCalls, TagDoctor } from './tag-doctor.type.js';
import { otherTags } from './other-tags.js';
import { readSilentStretches } from './silent-stretches.js';
import { readFlight } from './tag-flight.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/** The health of a tag. Throws NOT_FOUND for a tag the caller may not see. */
export async function examineTag(
  ctx: ServiceContext,
  tagKind: TagKind,
  id: number,
): Promise<TagDoctor> {
  const tag = await getDoctoredTag(ctx, tagKind, id);
  const { customerId, bookingId } = tag;
  const checkedAt = ctx.now();
  const flight =
    bookingId === null ? null : await readFlight(ctx, { customerId, tagId: id, bookingId });
  const alerts = await ctx.em.find(AlertEpisode, {
    customerId,
    tagKind,
    tagId: id,
    closedAt: null,
  });

  const pool = await ctx.em.getConnection().getNativeClient();
  const figures = await readFigures(pool, tag, checkedAt);
  const playerErrors = await playerErrorsOf(ctx, tag);
  const otherSide = await readIdentities(pool, await otherTags(ctx, tag), dayBefore(checkedAt));
  const isSecure = ctx.config.edgeUrl.startsWith('https:');
  const { timeZone } = await requireVisibleCustomer(ctx, customerId);
  const today = localDateOf(checkedAt, timeZone);
  const silentStretches = tagKind === 'SITE' ? await readSilentStretches(pool, tag, today) : [];
  const findings = findingsOf({
    ...figures,
    playerErrors,
    tagKind,
    flight,
    checkedAt,
    today,
    isSecure,
    otherSide,
    silentStretches,
  });

  return {
    kind: tagKind,
    tagId: id,
    checkedAt,
    ...figures,
    playerErrors,
    flight,
    findings,
    alerts,
  };
}

/** The start of the clock hour that is 23 hours before this one. */
const dayBefore = (checkedAt: Date): Date =>
  new Date(Math.floor(checkedAt.getTime() / HOUR_MS) * HOUR_MS - (DAY_HOURS - 1) * HOUR_MS);

/** Reads the last 60 minutes at `checkedAt`, and the current clock hour with the 23 before it. */
async function readFigures(pool: Pool, tag: TagRef, checkedAt: Date) {
  const nowMs = checkedAt.getTime();
  const hourAgo = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS - HOUR_MS);
  const dayAgo = dayBefore(checkedAt);
  const [lastSeenAt, lastHour, lastDay, signs] = await Promise.all([
    readLastSeen(pool, tag),
    readTagCalls(pool, tag, hourAgo),
    readTagCalls(pool, tag, dayAgo),
    readTagFlags(pool, tag, dayAgo),
  ]);

  return { lastSeenAt, lastHour: callsOf(lastHour), lastDay: callsOf(lastDay), signs };
}

const callsOf = (sums: CallSums): TagCalls => ({
  received: sums.received,
  counted: sums.stored + sums.erased,
  bots: sums.filtered_bot,
  prefetches: sums.filtered_prefetch,
  tests: sums.filtered_test,
  heldOut: sums.filtered_control,
  repeated: sums.filtered_repeated,
  duplicates: sums.duplicate,
  deadLettered: sums.dead_lettered,
});
