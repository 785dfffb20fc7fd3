import type { ErrorRequestHandler, Response } from 'express';
import { ServiceError, type ErrorCode, type FieldErrors } from '../../core/errors.js';
import { HTTP_STATUS } from '../http-status.js';
import { requestIdOf } from '../request-id.js';
import { serviceErrorOf } from '../service-error-of.js';

export interface FailureBody {
  status: 'failure';
  code: ErrorCode;
  message: string;
  errors?: FieldErrors;
}

export function sendFailure(res: Response, { code, message, details }: ServiceError): void {
  const body: FailureBody = { status: 'failure', code, message, ...(details.errors && { errors: details.errors }) };
  if (details.retryAfterSeconds !== undefined) res.setHeader('retry-after', String(details.retryAfterSeconds));
  if (code === 'UNAUTHENTICATED') res.setHeader('www-authenticate', 'Bearer');
  res.status(HTTP_STATUS[code]).json(body);
}

const CODE_OF_STATUS: Record<number, [code: ErrorCode, message: string]> = {
  400: ['MALFORMED', 'The body is not valid JSON'],
  404: ['NOT_FOUND', 'There is nothing at this address'],
  413: ['TOO_LARGE', 'The body is larger than 1 MB'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8'],
};

const isHttpError = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Errors of the body parser and the router carry a status of their own; their texts may quote the body. */
function ofHttpError(error: unknown): ServiceError | null {
  if (error instanceof ServiceError || !isHttpError(error) || error.status >= 500) return null;
  if (error instanceof URIError) return new ServiceError('MALFORMED', 'The address is not valid');
  const [code, message] = CODE_OF_STATUS[error.status] ?? ['MALFORMED', 'The call is not valid'];
  return new ServiceError(code, message);
}

export const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  sendFailure(res, ofHttpError(error) ?? serviceErrorOf(error, requestIdOf(req.headers)));
};
