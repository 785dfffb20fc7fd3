import { ERROR_CODES, HTTP_STATUS, type ErrorCode } from '#schema/error-codes.js';

interface Explained {
  meaning: string;
  /** Advice for a program or its author. */
  cure: string;
  /** Says whether the same call can succeed later. */
  repeat: string;
}

const NEVER = 'No: the same call fails again.';

const CODES: Readonly<Record<ErrorCode, Explained>> = {
  MALFORMED: {
    meaning:
      'The call cannot be read: JSON that does not parse, a query that does not parse or does not fit the schema, or a variable that its document declares wrongly.',
    cure: 'Read the message, which says what and where, and mend the call.',
    repeat: NEVER,
  },
  UNAUTHENTICATED: {
    meaning: 'There is no token or key, or it is unknown, revoked or expired.',
    cure: 'Sign in again or swap the refresh token; of a key ask an admin of your organisation.',
    repeat: 'With another token or key.',
  },
  SECOND_FACTOR_REQUIRED: {
    meaning: 'The person signs in with a second factor, or must set one up. Keys never get it.',
    cure: 'Send the sign-in again with `code`; `methods` names what the person has.',
    repeat: 'With the code.',
  },
  FORBIDDEN: {
    meaning: 'You see the record, but your role, your scope or a rule does not allow this.',
    cure: 'Compare with the permissions; `viewerCan` of a record says what you may do with it.',
    repeat: 'When your rights have changed.',
  },
  NOT_FOUND: {
    meaning: 'There is no such record, or it is not visible to you; the two look alike.',
    cure: 'Check the id and the association with the client; drop your copy of the record.',
    repeat: 'When the record is visible to you again.',
  },
  UNKNOWN_DOCUMENT: {
    meaning: 'The id names no document that the server knows.',
    cure: 'Send the text of the operation.',
    repeat: 'With the text.',
  },
  METHOD_NOT_ALLOWED: {
    meaning: 'The path exists, with other methods.',
    cure: 'Use a method that the header `Allow` names.',
    repeat: NEVER,
  },
  NOT_ACCEPTABLE: {
    meaning: 'None of the types in `Accept` can be answered.',
    cure: 'Accept `application/json` or `application/graphql-response+json`.',
    repeat: NEVER,
  },
  CONFLICT: {
    meaning:
      'The call is at odds with what is stored: somebody saved first, a name is taken, or the first call with the same Idempotency-Key still runs.',
    cure: 'Read the record again, apply the change to its new version, and send that.',
    repeat: 'With `Retry-After`, after that time; else with the new version.',
  },
  TOO_LARGE: {
    meaning: 'The body, or the file that is asked for, is larger than allowed.',
    cure: 'Send less at once; ask for a shorter range, or for CSV, which has no limit.',
    repeat: NEVER,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: 'The body is not of a type that this path reads.',
    cure: 'Send `Content-Type: application/json` in UTF-8.',
    repeat: NEVER,
  },
  INVALID: {
    meaning:
      'A value breaks a rule, the URL names an unknown parameter, or the operation is beyond a limit of depth or cost.',
    cure: 'Read `errors`: a sentence for each wrong field by its name at this door.',
    repeat: NEVER,
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The Idempotency-Key was used for another request within 24 hours.',
    cure: 'Make a new key for each request; repeat a request only unchanged.',
    repeat: 'With a new key.',
  },
  TOO_MANY_REQUESTS: {
    meaning: 'A rate limit is used up, or you have as much running or waiting as you may.',
    cure: 'Wait as long as `Retry-After` says; spread calls by `RateLimit`.',
    repeat: 'After `Retry-After`.',
  },
  INTERNAL: {
    meaning: 'A fault of the service, which it logs. Nothing was stored.',
    cure: 'Repeat once; if it stays, write to us with the `x-request-id`.',
    repeat: 'Safely with an Idempotency-Key.',
  },
  UNAVAILABLE: {
    meaning: 'A part of the service is away or busy, or the operation took too long.',
    cure: 'Look at /developers/status; ask for less at once.',
    repeat: 'After `Retry-After`, or with growing pauses.',
  },
};

const section = (code: ErrorCode): string => {
  const { meaning, cure, repeat } = CODES[code];
  return `## ${code}

HTTP status ${HTTP_STATUS[code]}. ${meaning}

- **What to do.** ${cure}
- **Repeat?** ${repeat}
`;
};

/** The list of codes as a document. */
export const errorCatalogue = (): string => `# Errors

Every failure has one of these codes: in \`extensions.code\` over GraphQL, in \`code\` over REST, and in \`code\` of a tool's failure over MCP.
Decide by the code; messages are for people and change.
Over REST and with \`application/graphql-response+json\` the HTTP status follows from the code.

| code | status |
|---|---|
${ERROR_CODES.map((code) => `| [${code}](#${code.toLowerCase()}) | ${HTTP_STATUS[code]} |`).join('\n')}

${ERROR_CODES.map(section).join('\n')}`;
