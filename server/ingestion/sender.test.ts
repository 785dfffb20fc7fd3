import { expect, test } from '@jest/globals';
import { parseSender, senderOf } from './sender.js';

test.each(['CUSTOMER:1', 'AGENCY:22', 'BROADCASTER:7', 'ADTECH:2147483647'])(
  '%s is a sender',
  (text) => {
    const sender = parseSender(text);
    expect(sender && senderOf(sender)).toBe(text);
  },
);

test.each([
  '',
  'SYSTEM',
  'SYSTEM:1',
  'BROADCASTER',
  'BROADCASTER:',
  'BROADCASTER:07',
  'broadcaster:7',
  'STATION:7',
  'AGENCY:1,2',
])('"%s" names no sender', (text) => {
  expect(parseSender(text)).toBeNull();
});

test('Infinitum itself is a sender, too', () => {
  expect(senderOf({ entityType: 'SYSTEM', entityId: null })).toBe('SYSTEM');
});
