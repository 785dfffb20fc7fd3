/**
 * The closed list of ways a call can fail, with the HTTP status of each. GraphQL carries the code
 * in `extensions.code`.
 */
export const HTTP_STATUS = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNKNOWN_DOCUMENT: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;
export const ERROR_CODES = Object.keys(HTTP_STATUS) as ErrorCode[]; // the keys of the table

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(HTTP_STATUS, code);
