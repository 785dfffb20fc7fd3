import type { Response } from 'express';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ServiceError } from '../../core/errors.js';
import { ERROR_CODES, type ErrorCode } from '../../core/errors.js';
import { HTTP_STATUS } from '../http-status.js';
import { RESPONSE_TYPE, type AnswerType } from './accepted-type.js';
import { formatError } from './format-error.js';
import { DocumentRefused } from './known-documents.js';
import type { LimitsUsed } from './limits.js';

/** Of the GraphQL-over-HTTP specification: the operation ran, and some of it failed. */
const PARTIAL_SUCCESS = 294;

interface Body {
  errors?: readonly GraphQLFormattedError[];
  data?: ExecutionResult['data'];
  extensions?: { limits: LimitsUsed };
}

function send(res: Response, type: AnswerType, status: number, body: Body): void {
  res.status(status);
  if (status === PARTIAL_SUCCESS) res.statusMessage = 'Partial Success';
  res.setHeader('content-type', `${type}; charset=utf-8`);
  res.send(JSON.stringify(body));
}

/** As REST says it, but for a variable that does not fit: the public audits ask for 400. */
const REQUEST_STATUS: Record<ErrorCode, number> = { ...HTTP_STATUS, INVALID: 400 };

function statusOf({ extensions }: GraphQLFormattedError): number {
  const code = ERROR_CODES.find((one) => one === extensions?.code) satisfies ErrorCode | undefined;
  return REQUEST_STATUS[code ?? 'INTERNAL'];
}

const formatAll = (error: unknown, requestId: string) =>
  error instanceof DocumentRefused
    ? error.errors.map((one) => formatError(one, requestId))
    : [formatError(error, requestId)];

/** Sends what stands in the way of a call before there is an operation to run: its status says so whatever the caller accepts. */
export function sendDoorFailure(res: Response, type: AnswerType, failure: ServiceError, requestId: string): void {
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) res.setHeader('retry-after', String(retryAfterSeconds));
  send(res, type, HTTP_STATUS[failure.code], { errors: [formatError(failure, requestId)] });
}

/**
 * Sends why an operation was not run. Plain JSON is answered 200: there a proxy could have made any other status, so the
 * specification keeps it for what is no GraphQL answer.
 */
export function sendRequestError(res: Response, type: AnswerType, error: unknown, requestId: string): void {
  const errors = formatAll(error, requestId);
  const [first] = errors;
  send(res, type, type === RESPONSE_TYPE && first ? statusOf(first) : 200, { errors });
}

/** Sends what an operation came to, errors of its fields beside its data. */
export function sendResult(
  res: Response,
  type: AnswerType,
  { data, errors }: ExecutionResult,
  { requestId, limits }: { requestId: string; limits: LimitsUsed | null },
): void {
  const extensions = limits ? { extensions: { limits } } : {};
  if (!errors) return send(res, type, 200, { data, ...extensions });
  const formatted = errors.map((error) => formatError(error, requestId));
  const [first] = formatted;
  const ran = data !== undefined;
  const status = ran ? PARTIAL_SUCCESS : first ? statusOf(first) : 500;
  send(res, type, type === RESPONSE_TYPE ? status : 200, {
    errors: formatted,
    ...(ran && { data }),
    ...extensions,
  });
}
