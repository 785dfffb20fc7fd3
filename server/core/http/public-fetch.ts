import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { HTTPS_PORTS, isPrivateHost, publicLookup } from './public-address.js';

export interface PublicFetchOptions {
  /** True allows private addresses and plain HTTP. */
  allowPrivate: boolean;
  timeoutMs?: number;
  maxBytes?: number;
}

interface FetchInit {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;
/** Statuses that a `Response` must have no body with. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function checkTarget(target: URL): void {
  if (target.protocol !== 'https:') throw new Error('Only HTTPS is called');
  if (!HTTPS_PORTS.includes(target.port)) throw new Error('Only ports 443 and 8443 are called');
  if (isPrivateHost(target.hostname)) throw new Error('Only public addresses are called');
}

/**
 * A `fetch` for URLs that customers name: public addresses over HTTPS only, no redirects, and an
 * end to time and size. Node's own fetch cannot check the address that it connects to.
 */
export function publicFetch({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
}: PublicFetchOptions): (url: string, init: FetchInit) => Promise<Response> {
  return async (url, { method = 'GET', headers = {}, body, signal }) => {
    const target = new URL(url);
    if (!allowPrivate) checkTarget(target);

    const content = body instanceof URLSearchParams ? body.toString() : body;
    if (content !== undefined && content !== null && typeof content !== 'string')
      throw new Error('Only texts are sent');

    const inTime = AbortSignal.timeout(timeoutMs);
    const options: RequestOptions = {
      method,
      headers: content ? { ...headers, 'content-length': Buffer.byteLength(content) } : headers,
      // No keep-alive: a reused connection would lead to the address that the name had earlier.
      agent: false,
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    };
    const answer = await send(target, options, content ?? '');

    return responseOf(answer, await readText(answer, maxBytes));
  };
}

const send = (target: URL, options: RequestOptions, content: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    request(target, options).once('response', resolve).on('error', reject).end(content);
  });

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const stream = answer as AsyncIterable<Buffer>; // no encoding is set, so its chunks are buffers
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function responseOf({ statusCode: status = 502, headers }: IncomingMessage, text: string) {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(', ') : value);
  return new Response(WITHOUT_BODY.includes(status) ? null : text, { status, headers: copied });
}
