import type { ErrorCode } from '#schema/error-codes.js';

/** Messages keyed by the snake_case name of their field; GraphQL renames them for its callers. */
export type FieldErrors = Record<string, string>;

/** Details of a failure for a caller, besides its text. */
interface FailureDetails {
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** The second factors that the caller can sign in with. */
  methods?: readonly ('code' | 'passkey')[];
}

export class ServiceError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

export const notFound = (what: string) => new ServiceError('NOT_FOUND', `${what} not found`);

export const tookTooLong = () =>
  new ServiceError('UNAVAILABLE', 'This took too long. Please ask for less at a time.', {
    retryAfterSeconds: 5,
  });

/** One or more fields are wrong. The message is the first field's; the screen shows all. */
export function invalid(errors: FieldErrors): ServiceError {
  const [first = 'Invalid input'] = Object.values(errors);
  return new ServiceError('INVALID', first, { errors });
}
