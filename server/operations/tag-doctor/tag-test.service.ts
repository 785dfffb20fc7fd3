import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { organisationKey } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { NO_VIEWER } from '#server/event-store/codes.js';
import { signTestMark, TEST_EVENT_HEADER, TEST_MARK_HEADER } from '#server/ingestion/test-mark.js';
import { impressionTagPolicy } from '#server/domains/tags/impression-tag/impression-tag.policy.js';
import { siteTagPolicy } from '#server/domains/tags/site-tag/site-tag.policy.js';
import type { TagKind } from '#server/analytics/tag-kind.js';
import { getDoctoredTag, type DoctoredTag } from './doctored-tag.js';
import type { TagTest } from './tag-doctor.type.js';

const ANSWER_TIMEOUT_MS = 5_000;
const STORED_WITHIN_MS = 5_000;
const POLL_INTERVAL_MS = 100;
/** Maximum difference between the clocks of this process and the edge. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

/**
 * Calls a tag as a device would, through the public URL of the edge, and waits until the event is
 * stored. The call is marked as a test and counts in no figure. Throws NOT_FOUND for a tag the
 * caller may not see, FORBIDDEN, TOO_MANY_REQUESTS after ten calls a minute per organisation.
 */
export async function testTag(ctx: ServiceContext, tagKind: TagKind, id: number): Promise<TagTest> {
  const tag = await getDoctoredTag(ctx, tagKind, id);
  const actor = requireActor(ctx);

  if (tagKind === 'SITE') authorize(actor, siteTagPolicy, 'test');
  else authorize(actor, impressionTagPolicy, 'test');

  await acquireSlots(ctx.redis, [['tag-test:organisation', organisationKey(actor)]], ctx.now());

  const { eventId, ...answer } = await call(ctx, tag);
  const pool = await ctx.em.getConnection().getNativeClient();
  const storedInMs =
    eventId === null ? null : await untilStored(pool, tag, eventId, answer.answeredInMs);
  const noun = tagKind === 'SITE' ? 'siteTag' : 'impressionTag';

  audit(ctx, {
    action: `${noun}.test`,
    subjectType: noun,
    subjectId: id,
    customerId: tag.customerId,
  });
  await ctx.em.flush();

  return { ...answer, storedInMs };
}

type Answer = Omit<TagTest, 'storedInMs'> & { eventId: string | null };

async function call(
  { config }: ServiceContext,
  { kind, tagId, key }: DoctoredTag,
): Promise<Answer> {
  const path = kind === 'impression' ? `/t/i/${key}.gif?cb=${Date.now()}` : `/t/s/${key}.gif`;
  const address = config.edgeUrl.replace(/\/+$/, '') + path;
  const headers = {
    [TEST_MARK_HEADER]: signTestMark(config.testMarkSecret, { kind, id: tagId }, Date.now()),
  };
  const startedAtMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);

  try {
    const response = await fetch(address, { headers, signal, redirect: 'manual' });
    await response.arrayBuffer();
    const eventId = response.ok ? response.headers.get(TEST_EVENT_HEADER) : null;
    const failure = eventId === null ? failureOf(response) : null;
    return { address, status: response.status, answeredInMs: elapsedMs(), eventId, failure };
  } catch (error) {
    return {
      address,
      status: null,
      answeredInMs: elapsedMs(),
      eventId: null,
      failure: safeErrorMessage(error, signal.aborted),
    };
  }
}

const failureOf = ({ ok, status }: Response): string =>
  ok
    ? 'The answer did not come from our edge, or a proxy removed the mark of the test.'
    : `The edge answered with status ${status}.`;

function safeErrorMessage(error: unknown, isLate: boolean): string {
  if (isLate) return `There was no answer within ${ANSWER_TIMEOUT_MS / 1000} seconds.`;
  const cause = messageOf(causeOf(error));
  return `The edge could not be reached${cause && `: ${cause}`}.`;
}

/** fetch reports only that it failed; the cause has the reason. */
const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : null;
const messageOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : '';

/** Milliseconds since the call; null when the event is not stored in time. */
async function untilStored(
  pool: Pool,
  tag: DoctoredTag,
  eventId: string,
  answeredInMs: number,
): Promise<number | null> {
  const startedAtMs = performance.now();
  for (;;) {
    const waitedMs = performance.now() - startedAtMs;
    if (await isStored(pool, tag, eventId)) return Math.round(answeredInMs + waitedMs);
    if (waitedMs > STORED_WITHIN_MS) return null;
    await sleep(POLL_INTERVAL_MS);
  }
}

async function isStored(
  pool: Pool,
  { kind, customerId }: DoctoredTag,
  eventId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from event_store.${kind}
     where customer_id = $1 and viewer = $2 and occurred_at between $3 and $4 and event_id = $5`,
    [
      customerId,
      NO_VIEWER,
      new Date(Date.now() - MAX_CLOCK_SKEW_MS),
      new Date(Date.now() + MAX_CLOCK_SKEW_MS),
      eventId,
    ],
  );

  return rowCount === 1;
}
