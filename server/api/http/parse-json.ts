import express, { type RequestHandler } from 'express';
import { openContextOf } from '#server/api/context.js';

const ofCaller = express.json({ limit: '1mb' });
/**
 * Enough for a document of the longest kind; nobody without a sign-in makes the server read more.
 */
const runAnonymous = express.json({ limit: '100kb' });

/**
 * Reads the body of a call whose context was opened, or of an API key whose context is opened in
 * its turn.
 */
export const parseJson: RequestHandler = (req, res, next) => {
  const isAnonymous = openContextOf(req)?.actor === null;
  return (isAnonymous ? runAnonymous : ofCaller)(req, res, next);
};
