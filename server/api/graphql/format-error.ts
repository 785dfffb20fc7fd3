import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ServiceError } from '../../core/errors.js';
import { HTTP_STATUS } from '../http-status.js';
import { serviceErrorOf } from '../service-error-of.js';

const extensionsOf = ({ code, details }: ServiceError) => ({
  code,
  ...(details.errors && { errors: details.errors }),
  ...(details.retryAfterSeconds !== undefined && { retryAfterSeconds: details.retryAfterSeconds }),
});

/** An error as it leaves over GraphQL: message, place, code; never a stack or SQL. */
export function formatError(error: unknown, requestId: string): GraphQLFormattedError {
  const located = error instanceof GraphQLError ? error : null;
  const failure = serviceErrorOf(located ?? unwrapResolverError(error), requestId);
  return {
    message: failure.message,
    ...(located?.locations && { locations: located.locations }),
    ...(located?.path && { path: located.path }),
    extensions: extensionsOf(failure),
  };
}

/** For failures before there is a GraphQL request to answer: carries the status of the whole response. */
export function requestError(error: unknown, requestId: string): GraphQLError {
  const failure = serviceErrorOf(error, requestId);
  const headers = new Map<string, string>();
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new GraphQLError(failure.message, {
    originalError: failure,
    extensions: { ...extensionsOf(failure), http: { status: HTTP_STATUS[failure.code], headers } },
  });
}
