import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isNativeError } from 'node:util/types';
import { HTTPS_PORTS, isPrivateHost, publicLookup } from '#server/core/http/public-address.js';

export interface Answer {
  /** Null without an answer. */
  status: number | null;
  /** The reason why the receiver did not accept the message; null when it did. */
  failure: string | null;
  durationMs: number;
  /** The receiver's Retry-After; null without one. */
  retryAfterSeconds: number | null;
}

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface PostOptions {
  /** True where private addresses and plain HTTP are allowed. */
  allowPrivate: boolean;
  timeoutMs?: number;
}

export const ANSWER_TIMEOUT_MS = 15_000;
const MAX_FAILURE_LENGTH = 300;

/**
 * The same sentence for every name without a permitted address, so that nobody learns which names
 * of the private network exist.
 */
const NO_ADDRESS = 'The endpoint resolves to no address that messages may go to';

/**
 * Posts a JSON text and returns the outcome; never throws. Does not read the response body or
 * follow redirects.
 */
export async function postMessage(message: Message, options: PostOptions): Promise<Answer> {
  const startedAtMs = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAtMs);

  try {
    const { statusCode: status = 0, headers } = await send(message, options);
    const failure = status >= 200 && status < 300 ? null : refusalOf(status);
    return {
      status,
      failure,
      durationMs: durationMs(),
      retryAfterSeconds: secondsOf(headers['retry-after']),
    };
  } catch (error) {
    const failure = failureOf(error, options).slice(0, MAX_FAILURE_LENGTH);
    return { status: null, failure, durationMs: durationMs(), retryAfterSeconds: null };
  }
}

async function send(
  { url, headers, body }: Message,
  options: PostOptions,
): Promise<IncomingMessage> {
  const { allowPrivate, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  const target = new URL(url);
  if (!allowPrivate) checkTarget(target);
  const content = Buffer.from(body);
  const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
    method: 'POST',
    // No keep-alive: a reused connection would lead to the address that the name had earlier.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(allowPrivate ? {} : { lookup: publicLookup }),
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': content.length,
      'User-Agent': 'Infinitum-Webhooks/1',
    },
  });

  try {
    return await answerOf(request, content);
  } finally {
    request.destroy();
  }
}

function checkTarget(target: URL): void {
  if (target.protocol !== 'https:') throw new Error('Messages are sent over HTTPS only');
  if (!HTTPS_PORTS.includes(target.port))
    throw new Error('Messages go to the ports 443 and 8443 only');
  if (isPrivateHost(target.hostname)) throw new Error(NO_ADDRESS);
}

const answerOf = (request: ClientRequest, content: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Stays attached: the request is destroyed as soon as the status is known.
    request.on('error', reject);
    request.end(content);
  });

const refusalOf = (status: number) =>
  status >= 300 && status < 400
    ? `The endpoint answered ${status}: redirects are not followed`
    : `The endpoint answered ${status}`;

function failureOf(error: unknown, { timeoutMs = ANSWER_TIMEOUT_MS }: PostOptions): string {
  if (!isNativeError(error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer in ${timeoutMs / 1000} s`;
  // When several addresses of a name fail, the outer error has no text of its own.
  const first: unknown = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : null;
  const cause = isNativeError(first) ? first : error;
  if ('syscall' in cause && cause.syscall === 'getaddrinfo') return NO_ADDRESS;
  const words = 'code' in cause ? FAILURES.get(cause.code) : undefined;
  return words ?? (cause.message || cause.name);
}

/**
 * Texts for the owner of the endpoint. Other failures, such as those of a certificate, have
 * readable messages.
 */
const FAILURES = new Map<unknown, string>([
  ['ECONNREFUSED', 'The endpoint refused the connection'],
  ['ECONNRESET', 'The endpoint closed the connection'],
  ['ETIMEDOUT', 'The endpoint could not be reached'],
  ['EHOSTUNREACH', 'The endpoint could not be reached'],
  ['ENETUNREACH', 'The endpoint could not be reached'],
]);

function secondsOf(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isInteger(seconds) && seconds >= 0 ? seconds : null;
}
