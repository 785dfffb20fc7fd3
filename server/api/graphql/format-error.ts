import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { FieldErrors, ServiceError } from '#server/core/errors.js';
import { camelCase } from '#server/core/input/check-input.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { LimitExceeded } from './documents/limits.js';

/** The fields by the names that GraphQL has for them: `3.booking_name` is `3.bookingName`. */
const named = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [camelCase(field), message]));

const extensionsOf = (failure: ServiceError) => ({
  code: failure.code,
  ...(failure.details.errors && { errors: named(failure.details.errors) }),
  ...(failure.details.retryAfterSeconds !== undefined && {
    retryAfterSeconds: failure.details.retryAfterSeconds,
  }),
  ...(failure.details.methods && { methods: failure.details.methods }),
  ...(failure instanceof LimitExceeded && { limit: failure.limit }),
});

/** An error as GraphQL callers see it: message, path, code; never a stack or SQL. */
export function formatError(error: unknown, requestId: string): GraphQLFormattedError {
  const located = error instanceof GraphQLError ? error : null;
  const failure = serviceErrorOf(error, requestId);
  return {
    message: failure.message,
    ...(located?.locations && { locations: located.locations }),
    ...(located?.path && { path: located.path }),
    extensions: extensionsOf(failure),
  };
}
