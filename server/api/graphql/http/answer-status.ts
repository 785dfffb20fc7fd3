import type { GraphQLFormattedError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '#schema/error-codes.js';
import { HTTP_STATUS } from '#schema/error-codes.js';

/** GraphQL-over-HTTP specification: the operation ran, and part of it failed. */
export const PARTIAL_SUCCESS = 294;

/** The same as REST, except for a variable that does not fit: the public audits require 400. */
const REQUEST_STATUS: Record<ErrorCode, number> = { ...HTTP_STATUS, INVALID: 400 };

/** The status of an operation that did not run, by its first error. */
export function requestStatus(error: GraphQLFormattedError | undefined): number {
  const code = ERROR_CODES.find((one) => one === error?.extensions?.code);
  return REQUEST_STATUS[code ?? 'INTERNAL'];
}
