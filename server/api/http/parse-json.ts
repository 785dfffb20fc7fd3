import express, { type RequestHandler } from 'express';
import { openContextOf } from '#server/api/context.js';

const ofCaller = express.json({ limit: '1mb' });
/** Enough for the longest document. Anonymous callers cannot make the server read more. */
const parseAnonymous = express.json({ limit: '100kb' });

/**
 * Reads the body of a call whose context is open, or of an API key whose context opens in its turn.
 */
export const parseJson: RequestHandler = (req, res, next) => {
  const isAnonymous = openContextOf(req)?.actor === null;
  return (isAnonymous ? parseAnonymous : ofCaller)(req, res, next);
};
