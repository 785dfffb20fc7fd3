import type { Request } from 'express';
import { ServiceError } from '#server/core/errors.js';

export const LEGACY_TYPE = 'application/json';
export const RESPONSE_TYPE = 'application/graphql-response+json';
export type AnswerType = typeof LEGACY_TYPE | typeof RESPONSE_TYPE;

/**
 * The media type of the answer by the caller's Accept header. Without one it is plain JSON, which
 * every client reads. Throws NOT_ACCEPTABLE.
 */
export function acceptedType(req: Request): AnswerType {
  const type = req.accepts([LEGACY_TYPE, RESPONSE_TYPE]);
  if (type === LEGACY_TYPE || type === RESPONSE_TYPE) return type;
  throw new ServiceError('NOT_ACCEPTABLE', `Answers are ${RESPONSE_TYPE} or ${LEGACY_TYPE}`);
}
