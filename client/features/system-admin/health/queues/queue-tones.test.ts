import { expect, test } from '@jest/globals';
import { messagesTone, rateTone, statusTone } from './queue-tones';

test.each([
  [0, 'success'],
  [200, 'success'],
  [201, 'warning'],
  [1000, 'warning'],
  [1001, 'danger'],
])('%d waiting messages are a %s', (messages, tone) => {
  expect(messagesTone(messages)).toBe(tone);
});

test.each([
  [0, null],
  [0.1, 'info'],
  [10, 'info'],
  [10.1, 'warning'],
  [50, 'warning'],
  [50.1, 'success'],
])('a rate of %d per second is told as %s', (perSecond, tone) => {
  expect(rateTone(perSecond)).toBe(tone);
});

test.each([
  ['High Load', 'danger'],
  ['Moderate', 'warning'],
  ['Healthy', 'success'],
])('%s has a tone of its own', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
