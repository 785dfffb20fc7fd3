import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { organisationKey, type Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';
import { RequestScheduler, type KeyTurn } from './request-scheduler.js';

/** Our own page gives a call up after 30 s. */
const DEADLINE_MS = 25_000;

/** One for the process, whose processor it shares out. */
export const turns = new RequestScheduler();

const heldTurn = new AsyncLocalStorage<() => void>();

/** Waits without keeping others from their turn. */
export async function pauseTurn(ms: number): Promise<void> {
  heldTurn.getStore()?.();
  await sleep(ms);
}

type Caller = Pick<ServiceContext, 'actor' | 'clientIp'>;

/**
 * Runs when it is the caller's turn. Throws TOO_MANY_REQUESTS, and UNAVAILABLE when it is not done
 * in time.
 */
export const schedule = <T>(caller: Caller, run: () => T | Promise<T>): Promise<T> =>
  beforeDeadline(startInTurn(caller, run));

function startInTurn<T>({ actor, clientIp }: Caller, run: () => T | Promise<T>): Promise<T> {
  if (!actor) return turns.runAnonymous(clientIp, (letGo) => heldTurn.run(letGo, run));
  const key = schedulerKey(actor);
  return key ? turns.runApiKey(key, run) : turns.runInteractive(actor.userId ?? 0, run);
}

/** Null for a person. */
export const schedulerKey = (actor: Actor, name = 'id'): KeyTurn | null =>
  'apiKey' in actor.via
    ? { name: `${name} ${actor.via.apiKey}`, organisation: organisationKey(actor) }
    : null;

/**
 * What is not done by then is answered as not available; it keeps its turn until it ends, so that
 * asking again gets nobody more.
 */
export async function beforeDeadline<T>(work: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = 'This took too long. Please ask for less at a time.';
    timer = setTimeout(
      () => reject(new ServiceError('UNAVAILABLE', message, { retryAfterSeconds: 5 })),
      deadlineMs,
    );
  });

  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a prepared operation of any door but HTTP's GraphQL, which Apollo Server runs. Throws as
 * `schedule` does.
 */
export const executeScheduled = (
  args: ExecutionArgs & { contextValue: ServiceContext },
): Promise<ExecutionResult> =>
  schedule(args.contextValue, () => execute({ ...args, hideSuggestions: true }));
