import { ERROR_CODES, HTTP_STATUS, type ErrorCode } from '#schema/error-codes.js';
import { EXAMPLES } from './examples/examples.js';
import type { JsonSchema } from './json-schema.js';

export const FAILURE: JsonSchema = {
  type: 'object',
  description: 'Every failure has this form; /developers/errors explains each code.',
  properties: {
    status: { const: 'failure' },
    code: { type: 'string', enum: ERROR_CODES },
    message: { type: 'string', description: 'For people' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Messages by field',
    },
    methods: {
      type: 'array',
      items: { type: 'string', enum: ['code', 'passkey'] },
      description: 'Of SECOND_FACTOR_REQUIRED: what the person can sign in with',
    },
  },
  required: ['status', 'code', 'message'],
};

const header = (description: string, example: string | number): JsonSchema => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
});

export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  RequestId: header(
    'The id of the call: the one it came with, or a new one. Name it when you ask about a call.',
    '2f1c9a0e-6f0e-4a53-9d0b-6a1f0c1d2e3f',
  ),
  RateLimit: header(
    'Calls with an API key: how many are left (`r`), and in how many seconds all are (`t`).',
    '"calls";r=595;t=41',
  ),
  RateLimitPolicy: header(
    'Calls with an API key: each quota (`q`) with its window in seconds (`w`).',
    '"calls";q=600;w=60',
  ),
  RetryAfter: header('In how many seconds the call can be repeated.', 12),
  WwwAuthenticate: header('How to sign in.', 'Bearer'),
  IdempotencyReplayed: header(
    '`true` where this is the answer to an earlier call with the same Idempotency-Key.',
    'true',
  ),
  Link: header(
    'With `limit` or `after`: the URL of the next page as `rel="next"`, in one line. The last page has none.',
    '</api/bookings/customer/3?limit=50&after=eyJ2IjoxfQ>; rel="next"',
  ),
};

const headerReference = (name: string) => ({ $ref: `#/components/headers/${name}` });

const ALWAYS = {
  'x-request-id': headerReference('RequestId'),
  ratelimit: headerReference('RateLimit'),
  'ratelimit-policy': headerReference('RateLimitPolicy'),
};

export interface AnswerHeaders {
  isPaged?: boolean;
  isRepeatable?: boolean;
}

/** The headers of a good answer. */
export const answerHeaders = ({ isPaged, isRepeatable }: AnswerHeaders): JsonSchema => ({
  ...ALWAYS,
  ...(isPaged && { link: headerReference('Link') }),
  ...(isRepeatable && { 'idempotency-replayed': headerReference('IdempotencyReplayed') }),
});

interface DescribedFailure {
  name: string;
  description: string;
  headers?: JsonSchema;
}

/** No documented REST path answers these, or not with a description of their own. */
type UndescribedCode =
  | 'SECOND_FACTOR_REQUIRED'
  | 'UNKNOWN_DOCUMENT'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'IDEMPOTENCY_KEY_REUSED';
type DescribedCode = Exclude<ErrorCode, UndescribedCode>;

const FAILURES: Record<DescribedCode, DescribedFailure> = {
  MALFORMED: { name: 'Malformed', description: 'The call cannot be read' },
  UNAUTHENTICATED: {
    name: 'Unauthenticated',
    description: 'Nobody is signed in, the sign-in has ended, or it needs a second factor',
    headers: { 'www-authenticate': headerReference('WwwAuthenticate') },
  },
  FORBIDDEN: { name: 'Forbidden', description: 'Visible to the caller, but not permitted' },
  NOT_FOUND: { name: 'NotFound', description: 'Missing, or not visible to the caller' },
  CONFLICT: { name: 'Conflict', description: 'At odds with what is stored' },
  TOO_LARGE: { name: 'TooLarge', description: 'The body is larger than calls may be' },
  UNSUPPORTED_MEDIA_TYPE: { name: 'UnsupportedMediaType', description: 'The body must be JSON' },
  INVALID: {
    name: 'Invalid',
    description:
      'A field is wrong, the URL names an unknown parameter, or the Idempotency-Key belongs to another request',
  },
  TOO_MANY_REQUESTS: {
    name: 'TooManyRequests',
    description: 'Too many calls; Retry-After says when to come again',
    headers: { 'retry-after': headerReference('RetryAfter') },
  },
  INTERNAL: { name: 'Internal', description: 'A fault of the service, which logs it' },
  UNAVAILABLE: { name: 'Unavailable', description: 'A part of the service is away' },
};

const entries = Object.entries(FAILURES) as [DescribedCode, DescribedFailure][]; // Object.entries forgets the keys

export const FAILURE_RESPONSES: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  entries.map(([code, { name, description, headers }]) => [
    name,
    {
      description,
      headers: { 'x-request-id': headerReference('RequestId'), ...headers },
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          ...(EXAMPLES.failures[code] && { example: EXAMPLES.failures[code] }),
        },
      },
    },
  ]),
);

/** References to the failures of a call, by status. */
export const failures = (codes: readonly DescribedCode[]): JsonSchema =>
  Object.fromEntries(
    codes.map((code) => [
      String(HTTP_STATUS[code]),
      { $ref: `#/components/responses/${FAILURES[code].name}` },
    ]),
  );

const OF_ALL: readonly DescribedCode[] = [
  ...(['MALFORMED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID'] as const),
  ...(['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const),
];

/** The failures that a call may meet: of those with a body and those that write there are more. */
export const failuresOf = ({ writes, hasBody }: { writes: boolean; hasBody: boolean }) =>
  failures([
    ...OF_ALL,
    ...(writes ? (['CONFLICT'] as const) : []),
    ...(hasBody ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ]);
