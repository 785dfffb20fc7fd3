import { expect, test } from '@jest/globals';
import { FairTurns } from './fair-turns.js';

function recorded() {
  const turns = new FairTurns();
  const order: string[] = [];
  let running = 0;
  const take = (name: string, fails = false) =>
    turns
      .take(name.slice(0, 1), async () => {
        running += 1;
        order.push(running === 1 ? name : `${name} beside another`);
        await Promise.resolve();
        running -= 1;
        if (fails) throw new Error(name);
      })
      .catch((error: unknown) => order.push(`${String(error)} told`));

  return { order, take };
}

test('a busy name does not hold up the others', async () => {
  const { order, take } = recorded();
  await Promise.all([...['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']].map((name) => take(name)));
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('work that fails is told to its own caller, and the next goes on', async () => {
  const { order, take } = recorded();
  await Promise.all([take('a1', true), take('b1'), take('a2')]);
  expect(order).toEqual(['a1', 'b1', 'Error: a1 told', 'a2']);
  await take('c1');
  expect(order.at(-1)).toBe('c1');
});
