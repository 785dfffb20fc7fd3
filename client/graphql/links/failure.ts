import { HTTP_STATUS, isErrorCode } from '#schema/error-codes';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { TimeoutError } from './fetch-with-timeout';

interface Failure {
  /** An HTTP status, or a word where there was no answer. */
  status: number | 'timeout' | 'network';
  code: string | null;
  message: string;
  isCancelled: boolean;
}

const UNKNOWN_MESSAGE = 'An error occurred';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/**
 * The reason in a failing body: GraphQL's `errors`, or REST's `code` with `message` or `detail`.
 */
function readBody(body: string): { code: string | null; message: string | null } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { code: null, message: null }; // A proxy's HTML page: nothing to quote.
  }

  if (!isRecord(parsed)) return { code: null, message: null };

  const first: unknown = Array.isArray(parsed.errors) ? parsed.errors[0] : undefined;
  const source = isRecord(first) ? first : parsed;
  const extensions = isRecord(source.extensions) ? source.extensions : source;

  return { code: text(extensions.code), message: text(source.message) ?? text(source.detail) };
}

/** The reason why a call failed, whichever layer noticed it. */
export function describeFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = text(first?.extensions?.code);
    const status = isErrorCode(code) ? HTTP_STATUS[code] : HTTP_STATUS.INTERNAL;
    return { status, code, message: text(first?.message) ?? UNKNOWN_MESSAGE, isCancelled: false };
  }

  if (ServerError.is(error) || ServerParseError.is(error)) {
    const { code, message } = readBody(error.bodyText);
    return {
      status: error.statusCode,
      code,
      message: message ?? UNKNOWN_MESSAGE,
      isCancelled: false,
    };
  }

  if (error instanceof TimeoutError)
    return { status: 'timeout', code: null, message: error.message, isCancelled: false };

  const isCancelled = error instanceof Error && error.name === 'AbortError';

  return { status: 'network', code: null, message: 'The server cannot be reached', isCancelled };
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The server's messages about single fields; empty without any. By snake_case names, as the forms
 * list them, whatever case an answer has.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const errors = error.errors[0]?.extensions?.errors;
  if (!isRecord(errors)) return {};

  const messages = Object.entries(errors).filter(isText);
  return Object.fromEntries(messages.map(([name, message]) => [toSnakeCase(name), message]));
}
