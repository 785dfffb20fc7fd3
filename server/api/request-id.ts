import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

const HARMLESS = /^[\w-]{8,64}$/;

/** Keeps a proxy's own request id when it is harmless to log, else gives a new one; the answer repeats it. */
export const assignRequestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
  req.headers['x-request-id'] = id;
  res.setHeader('x-request-id', id);
  next();
};

/** The id that `assignRequestId` left on the request. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => String(headers['x-request-id'] ?? 'none');
