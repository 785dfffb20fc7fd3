import type { RequestHandler } from 'express';
import { isApiKey } from '../access/tokens.js';
import { ServiceError } from '../core/errors.js';
import { QUOTA_POLICY } from './call-quota.js';
import { bearerOf } from './context.js';
import { KEY_OPERATIONS_AT_ONCE } from './turns.js';

const underWay = new Map<string, number>();

/**
 * Refuses what a key calls beyond its calls at a time before anything is done for it, even finding out whose key it is: that
 * a call is refused must cost next to nothing.
 */
export const keyGate: RequestHandler = (req, res, next) => {
  const bearer = bearerOf(req.headers);
  if (bearer === null || !isApiKey(bearer)) return next();
  const count = underWay.get(bearer) ?? 0;
  if (count >= KEY_OPERATIONS_AT_ONCE) {
    res.setHeader('ratelimit-policy', QUOTA_POLICY);
    const message = `An API key may have ${KEY_OPERATIONS_AT_ONCE} calls under way at a time`;
    return next(new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 1 }));
  }
  underWay.set(bearer, count + 1);
  res.once('close', () => {
    const left = (underWay.get(bearer) ?? 1) - 1;
    if (left > 0) underWay.set(bearer, left);
    else underWay.delete(bearer);
  });
  next();
};
