import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { ConfigError } from '#server/core/process/config-error.js';
import { schemeOf } from '#server/core/process/read-setting.js';
import type { FileStore } from './file-store.js';

/** Maximum that S3-compatible stores take in one call. */
const MAX_PUT_BYTES = 5 * 1024 ** 3;
const RETRIES = 5;

export interface S3Settings {
  /** The service's URL; the bucket is the first part of its paths. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** The settings that the tools of S3 read, too; throws ConfigError. */
export function readS3Settings(env: Record<string, string | undefined>): S3Settings {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const region = env.AWS_REGION || 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`;
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: set the key of the bucket.',
    );
  if (!['https:', 'http:'].includes(schemeOf(endpoint)))
    throw new ConfigError(`AWS_ENDPOINT_URL is "${endpoint}": give it as https://….`);

  return {
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

/** A store refused a call, or did not answer after several tries. */
export class FileStoreError extends Error {}

/** A bucket, or what is below a prefix of it, in a store that speaks S3. */
export function s3Store(bucket: string, prefix: string, settings: S3Settings): FileStore {
  const { endpoint, ...signing } = settings;
  const aws = new AwsClient({ ...signing, service: 's3', retries: RETRIES });
  const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');
  const urlOf = (name: string) =>
    [endpoint.replace(/\/+$/, ''), bucket, encoded(prefix), encoded(name)]
      .filter(Boolean)
      .join('/');

  const call = async (method: string, name: string, body?: Blob | string) => {
    const response = await aws.fetch(urlOf(name), { method, body });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new FileStoreError(
      `The store answered ${method} ${bucket}/${prefix ? `${prefix}/` : ''}${name} with ${response.status} ${code}.`,
    );
  };

  return {
    place: urlOf(''),
    read: async (name) => {
      const response = await call('GET', name);
      return response.status === 404 ? null : response.text();
    },
    write: async (name, text) => {
      await call('PUT', name, text);
    },
    put: async (name, localPath) => {
      const file = await openAsBlob(localPath);
      if (file.size > MAX_PUT_BYTES)
        throw new FileStoreError(
          `${name} has more than 5 GiB, the most that a store takes in one call: export into a folder.`,
        );
      await call('PUT', name, file);
    },
    remove: async (name) => {
      await call('DELETE', name);
    },
  };
}
