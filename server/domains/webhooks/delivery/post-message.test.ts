import { describe, expect, test } from '@jest/globals';
import { postMessage } from './post-message.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';

const receiver = testReceiver();
const post = (url: string, timeoutMs?: number) =>
  postMessage(
    { url, headers: { 'webhook-id': '1' }, body: '{"text":"Ngā"}' },
    { allowPrivate: true, timeoutMs },
  );

describe('a message', () => {
  test('is posted as JSON in UTF-8, and what is answered beyond the status is not waited for', async () => {
    expect(await post(receiver.url)).toMatchObject({ status: 204, failure: null });
    expect(receiver.received).toMatchObject([
      { body: '{"text":"Ngā"}', headers: { 'webhook-id': '1', 'content-length': '15' } },
    ]);
  });

  test('is abandoned when a receiver does not answer in time', async () => {
    receiver.answer = 'never';
    expect(await post(receiver.url, 100)).toMatchObject({
      status: null,
      failure: 'No answer in 0.1 s',
    });
  });

  test.each([
    ['http://127.0.0.1:1/', 'The endpoint refused the connection'],
    ['http://no-such-host.invalid/', 'The endpoint resolves to no address that messages may go to'],
    ['nonsense', 'Invalid URL'],
  ])('to %s reports why it was not accepted: %s', async (url, failure) => {
    expect(await post(url)).toMatchObject({
      status: null,
      failure: expect.stringContaining(failure),
    });
  });

  test('says for how long the receiver wants to be left alone', async () => {
    receiver.answer = { status: 503, headers: { 'retry-after': '120' } };
    expect(await post(receiver.url)).toMatchObject({ status: 503, retryAfterSeconds: 120 });
    receiver.answer = { status: 503, headers: { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' } };
    expect(await post(receiver.url)).toMatchObject({ retryAfterSeconds: null });
  });
});

test('a name of the own network fails in the same words as one that is not known', async () => {
  const failures = ['localhost', 'no-such-host.invalid', '127.0.0.1', '[::1]'].map(async (host) => {
    const message = { url: `https://${host}:8443/`, headers: {}, body: '{}' };
    return (await postMessage(message, { allowPrivate: false })).failure;
  });
  expect(new Set(await Promise.all(failures))).toEqual(
    new Set(['The endpoint resolves to no address that messages may go to']),
  );
});
