import {
  DriverException,
  ForeignKeyConstraintViolationException,
  OptimisticLockError,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { GraphQLError } from 'graphql';
import { ServiceError } from '#server/core/errors.js';
import { stackFrames, safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { shorten } from '#server/core/text/shorten.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import { variableErrorOf } from './variable-error.js';

/** Class 22 of PostgreSQL: a value that no column takes, such as a number out of range. */
const DATA_EXCEPTION = /^22/;

/** A message may quote a literal of the document at any length, so it is cut. */
const MAX_MESSAGE_LENGTH = 300;
const SUGGESTION = ' Did you mean ';

/** Suggestions would reveal names of the schema to callers who guess. */
function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(SUGGESTION) : -1;
  return at === -1 ? message : message.slice(0, at);
}

const internal = () => new ServiceError('INTERNAL', 'An error occurred');

/**
 * Makes any thrown value safe to show to a caller. Errors that are not known to be safe are logged
 * and hidden.
 */
export function serviceErrorOf(error: unknown, requestId: string): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof GraphQLError) return ofGraphQL(error, requestId);

  if (isUnavailable(error)) {
    log.warn({ requestId, reason: safeErrorMessage(error) }, 'a service is away');
    return new ServiceError(
      'UNAVAILABLE',
      'The service is not available just now. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    );
  }

  if (error instanceof OptimisticLockError)
    return new ServiceError('CONFLICT', 'Somebody else has just saved this');
  if (error instanceof UniqueConstraintViolationException)
    return new ServiceError('CONFLICT', 'This exists already');
  if (error instanceof ForeignKeyConstraintViolationException) {
    return new ServiceError('CONFLICT', 'This refers to something that no longer exists');
  }
  if (error instanceof DriverException && DATA_EXCEPTION.test(error.code ?? '')) {
    return new ServiceError('INVALID', 'A value is out of range');
  }

  logFailure(error, requestId, 'a call failed');

  return internal();
}

/**
 * Errors of GraphQL itself are about the document or its variables, unless they come from our own
 * answers.
 */
function ofGraphQL(error: GraphQLError, requestId: string): ServiceError {
  const cause = error.originalError;
  if (cause && !(cause instanceof GraphQLError)) return serviceErrorOf(cause, requestId);

  const variable = variableErrorOf(error.message);
  if (variable) return variable;

  const inAnswer = error.path !== undefined && cause !== undefined && cause.nodes === undefined;
  if (!inAnswer)
    return new ServiceError(
      'MALFORMED',
      shorten(withoutSuggestion(error.message), MAX_MESSAGE_LENGTH),
    );

  logFailure(cause, requestId, 'an answer does not fit the schema');

  return internal();
}

function logFailure(error: unknown, requestId: string, message: string): void {
  const name = error instanceof Error ? error.name : undefined;
  log.error({ requestId, name, reason: safeErrorMessage(error), at: stackFrames(error) }, message);
}
