import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Actor } from '../access/actor.js';
import type { ServiceContext } from '../access/context.js';
import type { Config } from '../core/config.js';
import { countCall } from './call-quota.js';
import { requestIdOf } from '../core/request-id.js';
import type { CallCounter } from '../domains/monitoring/call-counter.js';
import { authenticate, authenticateAgain } from '../domains/people/authenticate.js';

/** What the doors are built on: one per process. */
export interface ApiWiring {
  orm: MikroORM;
  redis: Redis;
  config: Config;
  now: () => Date;
  /** Of people, for the table of active users. */
  calls: CallCounter;
}

export interface Caller {
  bearer: string | null;
  networkAddress: string;
  requestId: string;
}

/** The token of `Authorization: Bearer …`; null when there is none. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;

const lookupOf = ({ orm, redis, config, now }: ApiWiring) => ({
  em: orm.em.fork(),
  redis,
  tokenSecrets: config.tokenSecrets,
  now: now(),
});

/**
 * What the services of one call get, with an entity manager of its own. Counts the call and tells the answer what is left;
 * throws TOO_MANY_REQUESTS for an API key that has used up its calls.
 */
export async function createContext(wiring: ApiWiring, caller: Caller, res?: ServerResponse): Promise<ServiceContext> {
  const { redis, config, now, calls } = wiring;
  const lookup = lookupOf(wiring);
  const actor = await authenticate(caller.bearer, lookup);
  calls.count(actor, lookup.now);
  await countCall(redis, actor, lookup.now, res);
  const { networkAddress, requestId } = caller;
  return { em: lookup.em, redis, config, actor, networkAddress, requestId, now };
}

/** Whether anybody may sign in with it now. */
export const isInForce = async (wiring: ApiWiring, bearer: string): Promise<boolean> =>
  (await authenticate(bearer, lookupOf(wiring))) !== null;

/** The caller of an open connection as of now: null once the sign-in has ended. */
export const recheckActor = (wiring: ApiWiring, actor: Actor): Promise<Actor | null> =>
  authenticateAgain(actor, lookupOf(wiring));

interface HttpRequest {
  headers: IncomingHttpHeaders;
  ip?: string;
  /** The answer, which is told what is left of a quota. */
  res?: ServerResponse;
}

/** The context of one HTTP call; `ip` is the caller's address by the trusted-proxy setting of the app. */
export function contextOfRequest(wiring: ApiWiring, { headers, ip, res }: HttpRequest): Promise<ServiceContext> {
  const caller = { bearer: bearerOf(headers), networkAddress: ip ?? '', requestId: requestIdOf(headers) };
  return createContext(wiring, caller, res);
}
