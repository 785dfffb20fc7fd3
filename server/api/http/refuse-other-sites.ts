import type { RequestHandler } from 'express';
import { ServiceError } from '#server/core/errors.js';

/**
 * Refuses what a browser sends here on behalf of a page of another site. The one cookie, which
 * renews a sign-in, is not sent along either (SameSite=Strict), so such a page has nothing to ride
 * on; programs that are no browsers do not send the header.
 */
export const refuseOtherSites: RequestHandler = (req, _res, next) => {
  const site = req.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site')
    return next(new ServiceError('FORBIDDEN', 'Calls from the pages of other sites are not taken'));
  next();
};
