import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { organisationKey, type Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { tookTooLong } from '#server/core/errors.js';
import type { RequestScheduler, SchedulerKey } from './request-scheduler.js';

/** Our own page aborts a call after 30 s. */
const DEADLINE_MS = 25_000;

const anonymousSlot = new AsyncLocalStorage<() => void>();

/** Waits without occupying the caller's slot of the scheduler. */
export async function pauseReleasingSlot(ms: number): Promise<void> {
  anonymousSlot.getStore()?.();
  await sleep(ms);
}

export interface ScheduledCaller extends Pick<ServiceContext, 'actor' | 'clientIp'> {
  scheduler: RequestScheduler;
}

/**
 * Runs when the scheduler starts it for this caller. Throws TOO_MANY_REQUESTS, and UNAVAILABLE when
 * it is not done in time.
 */
export const schedule = <T>(caller: ScheduledCaller, run: () => T | Promise<T>): Promise<T> =>
  beforeDeadline(startScheduled(caller, run));

function startScheduled<T>(
  { actor, clientIp, scheduler }: ScheduledCaller,
  run: () => T | Promise<T>,
): Promise<T> {
  if (!actor) return scheduler.runAnonymous(clientIp, (release) => anonymousSlot.run(release, run));
  const key = schedulerKey(actor);
  return key ? scheduler.runApiKey(key, run) : scheduler.runInteractive(actor.userId ?? 0, run);
}

/** Null for a person. */
export const schedulerKey = (actor: Actor, name = 'id'): SchedulerKey | null =>
  'apiKey' in actor.via
    ? { name: `${name} ${actor.via.apiKey}`, organisation: organisationKey(actor) }
    : null;

/**
 * Answers UNAVAILABLE when `work` is not done by the deadline. The work keeps its slot until it
 * ends, so that a repeated call does not get a second one.
 */
export async function beforeDeadline<T>(work: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tookTooLong()), deadlineMs);
  });

  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a prepared operation of any transport except GraphQL over HTTP, which Apollo Server runs.
 * Throws as `schedule` does.
 */
export const executeScheduled = (
  args: ExecutionArgs & { contextValue: ScheduledCaller },
): Promise<ExecutionResult> =>
  schedule(args.contextValue, () => execute({ ...args, hideSuggestions: true }));
