import { expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { KEY_SUBSCRIPTIONS, UpdateQueue } from './update-queue.js';
import { RequestScheduler } from './request-scheduler.js';

const updates = new UpdateQueue(new RequestScheduler());

const keyActor = (apiKey: number): Actor => ({
  userId: null,
  role: 'ROLE_AGENCY_USER',
  entityType: 'AGENCY',
  entityId: 1,
  permissionLevel: 'USER',
  countryCode: 'NZ',
  countryList: [],
  via: { apiKey, scopes: ['read'] },
});

test('updates for an API key are read one after the other, up to its limit of open subscriptions', async () => {
  let reading = 0;
  let most = 0;
  const read = async () => {
    most = Math.max(most, (reading += 1));
    await new Promise((resolve) => setImmediate(resolve));
    reading -= 1;
    return 'published';
  };

  const all = Array.from({ length: KEY_SUBSCRIPTIONS }, () => updates.run(keyActor(1), read));

  await expect(updates.run(keyActor(1), read)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });

  const other = updates.run(keyActor(2), () => Promise.resolve('another'));

  expect(new Set(await Promise.all(all))).toEqual(new Set(['published']));
  expect(most).toBe(1);
  expect(await other).toBe('another');
  expect(await updates.run(keyActor(1), read)).toBe('published');
});

test('one that cannot be read keeps no other waiting', async () => {
  const failing = updates.run(keyActor(3), () => Promise.reject(new Error('away')));
  const next = updates.run(keyActor(3), () => Promise.resolve('published'));
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('published');
});
