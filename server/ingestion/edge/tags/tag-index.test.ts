import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { TagIndex } from './tag-index.js';
import type { KeyedTag } from './tag-source.js';

const newTag = (id: number): KeyedTag => ({
  key: randomBytes(16).toString('base64url'),
  kind: id % 3 === 0 ? 'webhit' : 'impression',
  id,
  customerId: (id % 17) + 1,
});

test('many tags are found by their keys and nothing else is', () => {
  const index = new TagIndex();
  const tags = Array.from({ length: 20_000 }, (_, id) => newTag(id + 1));
  for (const tag of tags) expect(index.add(tag)).toBe(true);
  for (const { key, ...tag } of tags) expect(index.get(key)).toEqual(tag);
  for (let round = 0; round < 1_000; round++) expect(index.get(newTag(1).key)).toBeUndefined();
  expect(index.size).toBe(20_000);
  expect(new Map([...index.entries()].map((tag) => [tag.key, tag]))).toEqual(
    new Map(tags.map((tag) => [tag.key, tag])),
  );
});

test('a tag met again changes nothing', () => {
  const index = new TagIndex();
  const tag = newTag(1);
  expect([index.add(tag), index.add(tag), index.size]).toEqual([true, false, 1]);
});

test('a reload drops the tags that it does not find', () => {
  const index = new TagIndex();
  const [kept, gone, odd] = [newTag(1), newTag(2), { ...newTag(3), key: 'an-odd-key' }];
  for (const tag of [kept, gone, odd]) index.add(tag);
  index.startReload();
  index.add(kept);
  expect(index.sweep()).toBe(2);
  expect([index.get(kept.key)?.id, index.get(gone.key), index.get(odd.key), index.size]).toEqual([
    1,
    undefined,
    undefined,
    1,
  ]);
});

test('another spelling of the same bits is another key', () => {
  const index = new TagIndex();
  index.add({ ...newTag(1), key: 'AAAAAAAAAAAAAAAAAAAAAA' });
  expect(index.get('AAAAAAAAAAAAAAAAAAAAAB')).toBeUndefined();
  expect(index.get('AAAAAAAAAAAAAAAAAAAAA')).toBeUndefined();
  expect(index.get('AAAAAAAAAAAAAAAAAAAAAA')?.id).toBe(1);
});
