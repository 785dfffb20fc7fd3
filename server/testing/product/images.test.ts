import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { REDIS_IMAGE } from '#server/launcher/embedded/embedded-redis.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const KUBERNETES = 'deploy/kubernetes';
const FILES = [
  'deploy/Dockerfile',
  'docker-compose.yml',
  'deploy/docker-compose.cluster.yml',
  ...fs.readdirSync(path.join(ROOT, KUBERNETES)).map((file) => path.join(KUBERNETES, file)),
];
/** Built from this repository. */
const OURS = 'infinitum';
/**
 * Serves trials of a cluster on one machine alone; whoever goes live pins the one that they tested.
 */
const TRIAL = 'citusdata/citus:13.2.0';

const images = FILES.flatMap((file) => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:FROM|\s*(?:- )?image:) (\S+)/gm)].map(([, image = '']) => ({
    file,
    image,
  }));
}).filter(({ image }) => image !== OURS && image !== TRIAL);

test.each(images)('$image of $file carries its version and its digest', ({ image }) => {
  expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
});

test('an image has one version in all files, and in the embedded Redis', () => {
  const all = [...images.map(({ image }) => image), REDIS_IMAGE];
  const names = new Set(all.map((image) => image.split(':')[0]));
  expect([...names].sort()).toEqual(['axllent/mailpit', 'node', 'postgres', 'redis']);
  expect(new Set(all).size).toBe(names.size);
});

test('no file with secrets becomes part of an image', () => {
  const ignored = fs.readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env', '**/.env.*', '**/*.pem', '**/*.key', 'data']),
  );
});
