import type { Response } from 'express';
import type { ServiceError } from '#server/core/errors.js';
import { HTTP_STATUS } from '#schema/error-codes.js';
import { LEGACY_TYPE, type AnswerType } from './accepted-type.js';
import { PARTIAL_SUCCESS, requestStatus } from './answer-status.js';
import { formatError } from '#server/api/graphql/format-error.js';
import { DocumentRefused } from '#server/api/graphql/documents/known-documents.js';

/**
 * Sends the answer to a well-formed call. Plain JSON always has status 200: a proxy could have made
 * any other status, so the specification reserves those for answers that are not GraphQL.
 */
export function sendAnswer(res: Response, type: AnswerType, status: number, body: string): void {
  send(res, type, type === LEGACY_TYPE ? 200 : status, body);
}

function send(res: Response, type: AnswerType, status: number, body: string): void {
  res.status(status);
  if (status === PARTIAL_SUCCESS) res.statusMessage = 'Partial Success';
  if (status === HTTP_STATUS.UNAUTHENTICATED) res.setHeader('www-authenticate', 'Bearer');
  res.setHeader('content-type', `${type}; charset=utf-8`);
  res.send(body);
}

const formatAll = (error: unknown, requestId: string) =>
  error instanceof DocumentRefused
    ? error.errors.map((one) => formatError(one, requestId))
    : [formatError(error, requestId)];

/**
 * Sends a failure that happened before there was an operation to run; its status reports it for
 * every media type.
 */
export function sendDoorFailure(
  res: Response,
  type: AnswerType,
  failure: ServiceError,
  requestId: string,
): void {
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) res.setHeader('retry-after', String(retryAfterSeconds));
  res.locals.errorCode = failure.code;
  const body = { errors: [formatError(failure, requestId)] };
  send(res, type, HTTP_STATUS[failure.code], JSON.stringify(body));
}

/** Sends why an operation did not run. */
export function sendRequestError(
  res: Response,
  type: AnswerType,
  error: unknown,
  requestId: string,
): void {
  const errors = formatAll(error, requestId);
  res.locals.errorCode = errors[0]?.extensions?.code;
  sendAnswer(res, type, requestStatus(errors[0]), JSON.stringify({ errors }));
}
