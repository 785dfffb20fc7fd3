import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import type { Config } from '#server/core/process/config.js';
import { lockDueRow } from '#server/core/jobs/job-queue.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import { AlertEpisode } from './alert-episode.entity.js';
import { AlertWatch } from './alert-watch.entity.js';
import { subjectKey, subjectOf, type Finding, type Judgement } from './rules/finding.js';
import { judgeDeadLetters, judgeLedger, judgeQueue } from './rules/judge-platform.js';
import { judgeSecurity } from './rules/judge-security.js';
import { judgeTags } from './rules/judge-tags.js';
import { readQueueWait, type QueueWait } from './rules/queue-wait.js';
import { notify, type OpenedEpisode } from './notify.js';

export interface AlertParts {
  orm: MikroORM;
  redis: Redis;
  config: Config;
  now: () => Date;
  /** False for a while after a Redis outage: edges may still send calls from their spools. */
  isQueueCaughtUp: () => boolean;
}

export const CHECK_EVERY_MS = 5 * 60_000;
/** A process whose timer fires a moment early must not miss the check. */
const EARLY_MS = 20_000;
/** Silence of a tag proves nothing while calls wait longer than this to be stored. */
const UP_TO_DATE_MS = 60_000;

/** The row of the last check; it is due again some time after that. */
const WATCH = { table: 'alert_watch', dueAt: 'checked_at', waiting: 'true' };

interface Changes {
  opened: AlertEpisode[];
  closed: AlertEpisode[];
}

/**
 * Checks every rule, opens and closes episodes and queues their notifications, all in one
 * transaction. Returns null when another process is checking or has checked in the last minutes.
 */
export async function checkAlerts(parts: AlertParts): Promise<Changes | null> {
  return parts.orm.em.fork().transactional(async (em) => {
    const now = parts.now();
    if (!(await takeTurn(em, now))) return null;
    const open = await em.find(AlertEpisode, { closedAt: null }, { orderBy: { id: 'asc' } });
    return applyJudgements(em, parts, open, await judgeAll(em, parts, open, now));
  });
}

async function takeTurn(em: EntityManager, now: Date): Promise<boolean> {
  const lastChecked = new Date(now.getTime() - CHECK_EVERY_MS + EARLY_MS);
  const id = await lockDueRow(em, WATCH, lastChecked);
  if (id === null) return false;

  await em.nativeUpdate(AlertWatch, { id }, { checkedAt: now });
  return true;
}

async function judgeAll(
  em: EntityManager,
  parts: AlertParts,
  open: AlertEpisode[],
  now: Date,
): Promise<Judgement[]> {
  const pool = await em.getConnection().getNativeClient();
  const judgements = [await judgeDeadLetters(pool)];
  const wait = await waitOf(parts);
  if (!wait) return judgements;

  judgements.push(
    judgeQueue(wait, open, now),
    await judgeLedger(pool, wait, now),
    await judgeSecurity(parts.redis, open, now),
  );

  const isUpToDate = now.getTime() - (wait.oldestMs ?? Infinity) <= UP_TO_DATE_MS;
  if (isUpToDate && parts.isQueueCaughtUp()) judgements.push(await judgeTags(pool, open, now));

  return judgements;
}

/** Null while Redis is down: edges then keep calls in their spools, so the counts prove nothing. */
async function waitOf({ redis, config }: AlertParts): Promise<QueueWait | null> {
  try {
    return await readQueueWait(redis, config.queuePartitions);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}

async function applyJudgements(
  em: EntityManager,
  { config, now }: AlertParts,
  open: readonly AlertEpisode[],
  judgements: readonly Judgement[],
): Promise<Changes> {
  const findings = new Map(
    judgements
      .flatMap((judgement) => judgement.findings)
      .map((found) => [subjectKey(subjectOf(found)), found]),
  );

  const judged = new Set(judgements.flatMap((judgement) => judgement.judged));
  const closed = open.filter(
    (episode) => judged.has(episode.kind) && !findings.has(subjectKey(episode)),
  );
  for (const episode of closed) episode.closedAt = now();
  for (const episode of open) findings.delete(subjectKey(episode));
  const openedEpisodes = [...findings.values()].map((finding) => openEpisode(em, finding, now()));

  await em.flush();
  await notify({ em, config, now }, openedEpisodes);

  return { opened: openedEpisodes.map(({ episode }) => episode), closed };
}

function openEpisode(em: EntityManager, finding: Finding, openedAt: Date): OpenedEpisode {
  const { message } = finding;
  const episode = em.create(AlertEpisode, { ...subjectOf(finding), openedAt, message });
  em.persist(episode);
  return { episode, finding };
}
