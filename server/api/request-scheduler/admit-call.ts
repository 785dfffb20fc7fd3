import type { RequestHandler } from 'express';
import { isApiKey } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { bearerOf, type ApiWiring } from '#server/api/context.js';
import { QUOTA_POLICY } from './call-quota.js';
import {
  MAX_KEY_OPERATIONS,
  MAX_USER_OPERATIONS,
  MAX_ANONYMOUS_OPERATIONS,
} from './request-scheduler.js';

interface Gate {
  name: string;
  limit: number;
  message: string;
}

const gate = (name: string, limit: number, who: string): Gate => ({
  name,
  limit,
  message: `${who} may have ${limit} calls running or waiting at a time`,
});

function gateOf(bearer: string | null, network: string | null): Gate {
  if (bearer === null)
    return gate(`network ${network}`, MAX_ANONYMOUS_OPERATIONS, 'A network without a sign-in');
  if (isApiKey(bearer)) return gate(bearer, MAX_KEY_OPERATIONS, 'An API key');
  return gate(bearer, MAX_USER_OPERATIONS, 'A person');
}

/**
 * Refuses calls of a key, a person or an anonymous network beyond their concurrent limit, and of a
 * network without calls left, before any other work, even before the bearer is looked up: a refusal
 * must cost next to nothing.
 */
export const callGate =
  ({ findNetwork, scheduling: { underWay, quota }, now }: ApiWiring): RequestHandler =>
  (req, res, next) => {
    const bearer = bearerOf(req.headers);
    const network = bearer === null ? findNetwork(req) : null;
    if (network !== null) quota.refuseSpentNetwork(network, now());

    const { name, limit, message } = gateOf(bearer, network);
    const count = underWay.get(name) ?? 0;
    if (count >= limit) {
      if (bearer !== null && isApiKey(bearer)) res.setHeader('ratelimit-policy', QUOTA_POLICY);
      return next(new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 1 }));
    }
    underWay.set(name, count + 1);
    res.once('close', () => {
      const left = (underWay.get(name) ?? 1) - 1;
      if (left > 0) underWay.set(name, left);
      else underWay.delete(name);
    });
    next();
  };
