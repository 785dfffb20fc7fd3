import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3Key {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The parts that Authorization names, by AWS Signature Version 4. */
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const MAX_CLOCK_SKEW_MS = 15 * 60_000;

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** RFC 3986: more than encodeURIComponent does. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function canonicalRequest(request: IncomingMessage, url: URL, signedHeaders: string): string {
  const names = signedHeaders.split(';');
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim()}\n`);
  const query = [...url.searchParams].map((pair) => pair.map(encode).join('=')).sort();

  return [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    query.join('&'),
    headers.join(''),
    signedHeaders,
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
}

function checkSignature(request: IncomingMessage, url: URL, body: Buffer, key: S3Key): void {
  const parts = AUTHORIZATION.exec(headerOf(request, 'authorization'));
  if (!parts) throw new Refusal(403, 'AccessDenied');
  const [, id, scope = '', day = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (id !== key.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');

  const time = headerOf(request, 'x-amz-date');
  const signedAt = Date.parse(time.replace(/(.{4})(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const isRecent = Math.abs(Date.now() - signedAt) <= MAX_CLOCK_SKEW_MS;
  if (!isRecent || !time.startsWith(day)) throw new Refusal(403, 'RequestTimeTooSkewed');

  const wanted = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const signed = signedHeaders.split(';');
  if (!wanted.every((name) => signed.includes(name))) throw new Refusal(403, 'AccessDenied');

  const hash = sha256(canonicalRequest(request, url, signedHeaders));
  const text = ['AWS4-HMAC-SHA256', time, scope, hash].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const isSigned = timingSafeEqual(Buffer.from(signature, 'hex'), hmac(signingKey, text));
  if (!isSigned) throw new Refusal(403, 'SignatureDoesNotMatch');

  const bodyHash = headerOf(request, 'x-amz-content-sha256');
  if (bodyHash !== UNSIGNED && bodyHash !== sha256(body))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

/**
 * A server that speaks S3 as far as our store does: objects of the named buckets in memory, by PUT,
 * GET and DELETE, for callers who sign with the key.
 */
export function s3Server(buckets: readonly string[], key: S3Key): Server {
  const objects = new Map<string, Buffer>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const body = await buffer(request);
    checkSignature(request, url, body, key);

    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (!buckets.includes(bucket)) throw new Refusal(404, 'NoSuchBucket');

    const name = [bucket, ...rest].join('/');
    const object = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, body);
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (request.method !== 'GET') throw new Refusal(405, 'MethodNotAllowed');
    if (!object) throw new Refusal(404, 'NoSuchKey');
    return response.end(object);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    });
  });
}
