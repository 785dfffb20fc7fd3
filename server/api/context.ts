import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { FindClientNetwork } from '#server/core/http/client-ip.js';
import type { Config } from '#server/core/process/config.js';
import { pauseReleasingSlot, type ScheduledCaller } from './request-scheduler/execute-scheduled.js';
import type { Scheduling } from './request-scheduler/scheduling.js';
import { requestIdOf } from '#server/core/http/request-id.js';
import type { CallCounter } from '#server/operations/live/active-users/call-counter.js';
import { authenticate, authenticateAgain } from '#server/domains/people/sign-in/authenticate.js';

/** The shared parts of all transports: one per process. */
export interface ApiWiring {
  orm: MikroORM;
  redis: Redis;
  config: Config;
  now: () => Date;
  /** Calls of people, for the table of active users. */
  calls: CallCounter;
  /** Follows the trusted-proxy setting; the same for calls and upgrades. */
  findNetwork: FindClientNetwork;
  scheduling: Scheduling;
}

/** The context of a call of any transport. */
export type ApiContext = ServiceContext & ScheduledCaller;

export interface Caller {
  bearer: string | null;
  clientIp: string;
  requestId: string;
}

/** The token of `Authorization: Bearer …`; null when there is none. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;

const lookupOf = ({ orm, redis, config, now }: ApiWiring) => ({
  em: orm.em.fork(),
  redis,
  tokenSecrets: config.tokenSecrets,
  superAdminsNeedSecondFactor: config.superAdminsNeedSecondFactor,
  now: now(),
});

/**
 * The context of one call, with its own entity manager. Counts the call and writes the remaining
 * quota into the answer. Throws TOO_MANY_REQUESTS for an API key that has used up its calls.
 */
export async function createContext(
  wiring: ApiWiring,
  caller: Caller,
  res?: ServerResponse,
): Promise<ApiContext> {
  const { redis, config, now, calls, scheduling } = wiring;
  const lookup = lookupOf(wiring);
  const actor = await authenticate(caller.bearer, lookup);
  calls.count(actor, lookup.now);
  const { clientIp, requestId } = caller;
  await scheduling.quota.count({ config, actor, clientIp, now }, res);
  return {
    em: lookup.em,
    redis,
    config,
    actor,
    clientIp,
    requestId,
    now,
    pause: pauseReleasingSlot,
    scheduler: scheduling.scheduler,
  };
}

/** The actor of a token or key; null when it is not valid now. */
export const findActor = (wiring: ApiWiring, bearer: string): Promise<Actor | null> =>
  authenticate(bearer, lookupOf(wiring));

/** The current state of an open connection's actor; null once the sign-in has ended. */
export const recheckActor = (wiring: ApiWiring, actor: Actor): Promise<Actor | null> =>
  authenticateAgain(actor, lookupOf(wiring));

/** `res` receives the headers of the remaining quota. */
type HttpRequest = Pick<IncomingMessage, 'headers' | 'socket'> & { res?: ServerResponse };

const contexts = new WeakMap<object, ApiContext>();

/** Opens the context of one HTTP call. */
export async function contextOfRequest(
  wiring: ApiWiring,
  request: HttpRequest,
): Promise<ApiContext> {
  const { headers, res } = request;
  const caller = {
    bearer: bearerOf(headers),
    clientIp: wiring.findNetwork(request),
    requestId: requestIdOf(headers),
  };

  const opened = await createContext(wiring, caller, res);
  const ctx = { ...opened, bearer: caller.bearer, userAgent: headers['user-agent'] };
  contexts.set(request, ctx);
  return ctx;
}

/** The context that was opened for the call; undefined when the call was refused earlier. */
export const openContextOf = (request: object): ApiContext | undefined => contexts.get(request);
