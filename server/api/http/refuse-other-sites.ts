import type { RequestHandler } from 'express';
import { ServiceError } from '#server/core/errors.js';

/**
 * Refuses requests that a browser sends for a page of another site. The one cookie, which renews a
 * sign-in, is SameSite=Strict and so not sent either. Programs other than browsers do not send the
 * header.
 */
export const refuseOtherSites: RequestHandler = (req, _res, next) => {
  const site = req.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site')
    return next(new ServiceError('FORBIDDEN', 'Calls from the pages of other sites are refused'));
  next();
};
