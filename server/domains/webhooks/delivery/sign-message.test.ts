import { expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signedHeaders } from './sign-message.js';

const MESSAGE = { id: '018f-a', body: '{"type":"tag.silent","data":{"name":"Ngā tohu"}}' };

test('a message passes the check of the reference library of the Standard Webhooks', () => {
  const secret = newWebhookSecret();
  const headers = signedHeaders([secret], MESSAGE, new Date());

  expect(new Webhook(secret).verify(MESSAGE.body, headers)).toEqual(JSON.parse(MESSAGE.body));
  expect(() => new Webhook(newWebhookSecret()).verify(MESSAGE.body, headers)).toThrow();
  expect(() =>
    new Webhook(secret).verify(MESSAGE.body.replace('silent', 'jump'), headers),
  ).toThrow();
  expect(() =>
    new Webhook(secret).verify(MESSAGE.body, { ...headers, 'webhook-id': 'another' }),
  ).toThrow();
});

test('a message signed while a secret is replaced passes with either', () => {
  const [fresh, old] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signedHeaders([fresh, old], MESSAGE, new Date());
  for (const secret of [fresh, old])
    expect(() => new Webhook(secret).verify(MESSAGE.body, headers)).not.toThrow();
});
