import { type ErrorCode } from '#schema/error-codes.js';
import { ServiceError } from '#server/core/errors.js';
import { serviceErrorOf } from './to-service-error.js';

const OF_STATUS: Record<number, [code: ErrorCode, message: string]> = {
  400: ['MALFORMED', 'The body is not valid JSON'],
  404: ['NOT_FOUND', 'There is nothing at this address'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8'],
};

const isHttpError = (error: unknown): error is { status: number } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number';

const KILOBYTE = 1024;

/** The body parser's limit, in bytes. */
const limitOf = (error: object): number => ('limit' in error ? Number(error.limit) : KILOBYTE ** 2);
const sizeText = (bytes: number): string =>
  bytes >= KILOBYTE ** 2
    ? `${Math.round(bytes / KILOBYTE ** 2)} MB`
    : `${Math.round(bytes / KILOBYTE)} KB`;

/**
 * Errors of the body parser and the router carry their own status. Their texts may quote the body,
 * so our own texts are sent.
 */
export function httpFailureOf(error: unknown, requestId: string): ServiceError {
  if (error instanceof URIError) return new ServiceError('MALFORMED', 'The address is not valid');
  if (error instanceof ServiceError || !isHttpError(error) || error.status >= 500)
    return serviceErrorOf(error, requestId);
  if (error.status === 413)
    return new ServiceError('TOO_LARGE', `The body is larger than ${sizeText(limitOf(error))}`);
  const [code, message] = OF_STATUS[error.status] ?? ['MALFORMED', 'The call is not valid'];
  return new ServiceError(code, message);
}
