import type { ErrorRequestHandler, Response } from 'express';
import type { ErrorCode } from '#schema/error-codes.js';
import type { FieldErrors, ServiceError } from '#server/core/errors.js';
import { openContextOf } from '#server/api/context.js';
import { httpFailureOf } from '#server/api/errors/http-failure.js';
import { HTTP_STATUS } from '#schema/error-codes.js';
import { recordRefusal } from '#server/api/http/note-refusal.js';
import { requestIdOf } from '#server/core/http/request-id.js';

interface FailureBody {
  status: 'failure';
  code: ErrorCode;
  message: string;
  errors?: FieldErrors;
  /** The second factors that the caller can sign in with. */
  methods?: readonly string[];
}

export function sendFailure(res: Response, { code, message, details }: ServiceError): void {
  const body: FailureBody = {
    status: 'failure',
    code,
    message,
    ...(details.errors && { errors: details.errors }),
    ...(details.methods && { methods: details.methods }),
  };

  if (details.retryAfterSeconds !== undefined)
    res.setHeader('retry-after', String(details.retryAfterSeconds));

  if (HTTP_STATUS[code] === HTTP_STATUS.UNAUTHENTICATED)
    res.setHeader('www-authenticate', 'Bearer');
  res.locals.errorCode = code;
  res.status(HTTP_STATUS[code]).json(body);
}

export const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  const failure = httpFailureOf(error, requestIdOf(req.headers));
  const ctx = openContextOf(req);
  if (ctx) recordRefusal(ctx, [failure.code]);
  sendFailure(res, failure);
};
