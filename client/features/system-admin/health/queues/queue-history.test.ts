import { expect, test } from '@jest/globals';
import { buildQueues } from './queues.fixture';
import { messagesOf, type QueueHistory, remember } from './queue-history';

const grow = (moments: number): QueueHistory =>
  Array.from({ length: moments }, (_, at) => at).reduce<QueueHistory>(
    (history, at) =>
      remember(
        history,
        buildQueues({ messages: [at, 2 * at], sampledAt: new Date(at * 5_000).toISOString() }),
      ),
    [],
  );

test('the last sixty samples are stored', () => {
  expect(grow(60)).toHaveLength(60);
  const history = grow(75);
  expect(history).toHaveLength(60);
  expect(messagesOf(history, 'events-0')?.at(0)).toBe(15);
  expect(messagesOf(history, 'events-0')?.at(-1)).toBe(74);
});

test('there is something to draw after more than five', () => {
  expect(messagesOf(grow(5), 'events-0')).toBeNull();
  expect(messagesOf(grow(6), 'events-0')).toEqual([0, 1, 2, 3, 4, 5]);
});

test('all queues together have a history of their own', () => {
  expect(messagesOf(grow(6), null)).toEqual([0, 3, 6, 9, 12, 15]);
});

test('a sample that arrives twice counts once', () => {
  const moment = buildQueues();
  expect(remember(remember([], moment), moment)).toHaveLength(1);
});
