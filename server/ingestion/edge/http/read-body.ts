import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { EdgeError } from './answers.js';

export const MAX_BODY_BYTES = 20 * 1024 ** 2;
/**
 * Limits for all buffered bodies and for those of one sender, packed and unpacked: one sender
 * leaves room for another.
 */
const MAX_BUFFERED_BYTES = 100 * 1024 ** 2;
const MAX_SENDER_BYTES = 50 * 1024 ** 2;
const MAX_DRAINED_BYTES = 10 * MAX_BODY_BYTES;

const MEDIA_TYPES = new Set([
  'application/x-ndjson',
  'application/ndjson',
  'application/jsonl',
  'application/x-jsonlines',
  'application/json',
  'application/octet-stream',
  'text/plain',
]);
const SEPARATED_MEDIA_TYPES = new Set(['text/csv', 'application/csv', 'text/tab-separated-values']);

const tooLarge = () =>
  new EdgeError(
    'TOO_LARGE',
    `The body is larger than ${MAX_BODY_BYTES / 1024 ** 2} MB, packed or unpacked: send it in parts.`,
  );

/** Buffered bytes by sender; senders without any are left out. */
const bufferedBytes = new Map<string, number>();

/** The share of one body. */
interface BufferedBody {
  sender: string;
  bytes: number;
}

/**
 * Passes the whole body, unpacked, to `use`. A body that is too large or cut off is not used.
 * Throws EdgeError: 413, 415, 400 for bad gzip, 503 while too much is buffered already.
 */
export async function withBody<Result>(
  request: IncomingMessage,
  sender: string,
  use: (body: Buffer) => Promise<Result>,
): Promise<Result> {
  const isGzip = checkHeaders(request);
  const buffered: BufferedBody = { sender, bytes: 0 };
  try {
    const packed = await collect(request, buffered);
    const body = isGzip ? await unpack(packed, buffered) : packed;
    return await use(body);
  } finally {
    releaseBytes(buffered);
  }
}

const mediaTypeOf = (headers: IncomingHttpHeaders) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The sender says that the body is CSV or TSV. */
export const isSeparated = ({ headers }: IncomingMessage): boolean =>
  SEPARATED_MEDIA_TYPES.has(mediaTypeOf(headers));

function checkHeaders({ headers }: IncomingMessage): boolean {
  const mediaType = mediaTypeOf(headers);
  const isKnown = MEDIA_TYPES.has(mediaType) || SEPARATED_MEDIA_TYPES.has(mediaType);
  if (mediaType !== '' && !isKnown) {
    throw new EdgeError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send newline-delimited JSON as application/x-ndjson.',
    );
  }

  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (!['gzip', 'x-gzip', 'identity', ''].includes(encoding)) {
    throw new EdgeError('UNSUPPORTED_MEDIA_TYPE', 'The body may be packed with gzip only.', {
      'Accept-Encoding': 'gzip',
    });
  }

  return encoding === 'gzip' || encoding === 'x-gzip';
}

/**
 * Reads a body that is too large to its end all the same (up to a bound), since few callers read an
 * answer while they send.
 */
function collect(request: IncomingMessage, buffered: BufferedBody): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let received = 0;
    let refusal: EdgeError | null = null;

    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_DRAINED_BYTES) request.destroy();
      refusal ??= received > MAX_BODY_BYTES ? tooLarge() : reserveBytes(buffered, chunk.length);
      if (refusal) chunks = [];
      else chunks.push(chunk);
    });
    request.once('end', () => (refusal ? reject(refusal) : resolve(Buffer.concat(chunks))));
    request.once('error', () => reject(new EdgeError('MALFORMED', 'The body ended early.')));
    request.once('close', () => reject(new EdgeError('MALFORMED', 'The body ended early.')));
  });
}

const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

async function unpack(packed: Buffer, buffered: BufferedBody): Promise<Buffer> {
  try {
    const body = await unzip(packed, { maxOutputLength: MAX_BODY_BYTES });
    const refusal = reserveBytes(buffered, body.length);
    if (refusal) throw refusal;
    return body;
  } catch (error) {
    if (error instanceof EdgeError) throw error;
    if (
      typeof error === 'object' &&
      error &&
      'code' in error &&
      error.code === 'ERR_BUFFER_TOO_LARGE'
    )
      throw tooLarge();
    throw new EdgeError('MALFORMED', 'The body is not valid gzip.');
  }
}

function reserveBytes(buffered: BufferedBody, bytes: number): EdgeError | null {
  const bySender = (bufferedBytes.get(buffered.sender) ?? 0) + bytes;
  buffered.bytes += bytes;
  bufferedBytes.set(buffered.sender, bySender);
  const byAll = [...bufferedBytes.values()].reduce((sum, each) => sum + each, 0);
  if (bySender <= MAX_SENDER_BYTES && byAll <= MAX_BUFFERED_BYTES) return null;
  return new EdgeError('UNAVAILABLE', 'Too many bodies at once: try again.', {
    'Retry-After': '5',
  });
}

function releaseBytes({ sender, bytes }: BufferedBody): void {
  const left = (bufferedBytes.get(sender) ?? 0) - bytes;
  if (left > 0) bufferedBytes.set(sender, left);
  else bufferedBytes.delete(sender);
}
