import type { GraphQLFormattedError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '#schema/error-codes.js';
import { HTTP_STATUS } from '#schema/error-codes.js';

/** Of the GraphQL-over-HTTP specification: the operation ran, and some of it failed. */
export const PARTIAL_SUCCESS = 294;

/** As REST says it, but for a variable that does not fit: the public audits ask for 400. */
const REQUEST_STATUS: Record<ErrorCode, number> = { ...HTTP_STATUS, INVALID: 400 };

/** The status of an operation that was not run, by its first error. */
export function requestStatus(error: GraphQLFormattedError | undefined): number {
  const code = ERROR_CODES.find((one) => one === error?.extensions?.code);
  return REQUEST_STATUS[code ?? 'INTERNAL'];
}
