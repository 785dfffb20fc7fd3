import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { CallRoom } from './call-room.js';

const callOf = (letters: number) =>
  ({ url: 'x'.repeat(letters), rawHeaders: ['Host', 'edge'] }) as unknown as IncomingMessage; // the only fields that are read

function countTaken(room: CallRoom, call: IncomingMessage): number {
  for (let count = 0; ; count++) if (room.take(call) === null) return count;
}

test('calls under way are bounded in bytes, so that long ones are fewer', () => {
  const short = countTaken(new CallRoom(), callOf(500));
  const long = countTaken(new CallRoom(), callOf(15_000));
  expect(short).toBeGreaterThan(5_000);
  expect(short * 6_500).toBeLessThan(100 * 1024 ** 2);
  expect(long * 21_000).toBeLessThan(100 * 1024 ** 2);
});

test('what is answered makes room again', () => {
  const room = new CallRoom();
  const call = callOf(500);
  const bytes = room.take(call);
  const count = countTaken(room, call);
  room.giveBack(bytes ?? 0);
  expect(countTaken(room, call)).toBe(1);
  expect(count).toBeGreaterThan(0);
});
