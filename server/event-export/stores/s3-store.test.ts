import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { s3Server } from '#server/event-export/testing/s3-server.js';
import { FileStoreError, readS3Settings, type S3Settings, s3Store } from './s3-store.js';

const KEY = { accessKeyId: 'KEY', secretAccessKey: 'secret' };
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 's3-store-'));
const server = s3Server(['deliveries'], KEY);
let settings: S3Settings;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  settings = { endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-2', ...KEY };
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(directory, { recursive: true });
});

it('keeps, replaces and removes files of a bucket', async () => {
  const store = s3Store('deliveries', 'a prefix/Zoë', settings);
  const local = path.join(directory, 'local');
  const name = 'customer-1/2026-06-10/impressions-1.ndjson.gz';

  expect(await store.read(name)).toBeNull();
  fs.writeFileSync(local, 'ē'.repeat(3_000_000));
  await store.put(name, local);
  expect(await store.read(name)).toBe('ē'.repeat(3_000_000));

  await store.write(name, 'shorter');
  expect(await store.read(name)).toBe('shorter');
  expect(await s3Store('deliveries', '', settings).read(`a prefix/Zoë/${name}`)).toBe('shorter');

  await store.remove(name);
  expect(await store.read(name)).toBeNull();
});

it('says what a store refuses', async () => {
  const local = path.join(directory, 'local');
  fs.writeFileSync(local, 'text');
  const unknown = s3Store('deliveries', '', { ...settings, accessKeyId: 'OTHER' });
  const refused = new FileStoreError(
    'The store answered PUT deliveries/x with 403 InvalidAccessKeyId.',
  );
  await expect(unknown.put('x', local)).rejects.toEqual(refused);
  const forged = s3Store('deliveries', '', { ...settings, secretAccessKey: 'other' });
  await expect(forged.put('x', local)).rejects.toThrow('with 403 SignatureDoesNotMatch.');
  await expect(s3Store('nowhere', 'p', settings).put('x', local)).rejects.toThrow(
    'The store answered PUT nowhere/p/x with 404 NoSuchBucket.',
  );
});

it('reads the usual settings, and says which are missing', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
  expect(readS3Settings({ ...keys, AWS_REGION: 'ap-southeast-2' })).toEqual({
    endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
    region: 'ap-southeast-2',
    accessKeyId: 'a',
    secretAccessKey: 's',
  });
  expect(() => readS3Settings({})).toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: set the key of the bucket.',
  );
  expect(() => readS3Settings({ ...keys, AWS_ENDPOINT_URL: 'minio' })).toThrow(
    'AWS_ENDPOINT_URL is "minio": give it as https://….',
  );
});
