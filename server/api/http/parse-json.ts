import express, { type RequestHandler } from 'express';
import { ServiceError } from '#server/core/errors.js';
import { jsonShapeError } from '#server/core/input/json-shape.js';
import { openContextOf } from '#server/api/context.js';

/** Runs on the bytes of a body, unpacked, before they are parsed. */
function checkBody(_req: unknown, _res: unknown, body: Buffer, charset: string): void {
  // The check reads UTF-8, which is what RFC 8259 allows.
  if (charset !== 'utf-8')
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8');
  const error = jsonShapeError(body);
  if (error !== null) throw new ServiceError('MALFORMED', `The body ${error}`);
}

/** Reads a JSON body of at most `limit`. Answers MALFORMED for one that is nested too deeply. */
export const jsonBody = (limit: string): RequestHandler =>
  express.json({ limit, verify: checkBody });

/** Enough for the longest document. Anonymous callers cannot make the server read more. */
const ofAnonymous = jsonBody('100kb');
const ofCaller = jsonBody('256kb');
const ofBulk = jsonBody('1mb');

const parseUpTo =
  (parseOfCaller: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const isAnonymous = openContextOf(req)?.actor === null;
    return (isAnonymous ? ofAnonymous : parseOfCaller)(req, res, next);
  };

/**
 * Reads the body of a call whose context is open, or of an API key whose context opens in its turn.
 */
export const parseJson = parseUpTo(ofCaller);

/** The same for a path that takes many records at once. */
export const parseBulkJson = parseUpTo(ofBulk);
