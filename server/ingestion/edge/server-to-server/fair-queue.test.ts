import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

function recorded() {
  const queue = new FairQueue();
  const order: string[] = [];
  let running = 0;
  const run = (name: string, fails = false) =>
    queue
      .run(name.slice(0, 1), async () => {
        running += 1;
        order.push(running === 1 ? name : `${name} beside another`);
        await Promise.resolve();
        running -= 1;
        if (fails) throw new Error(name);
      })
      .catch((error: unknown) => order.push(`${String(error)} reported`));

  return { order, run };
}

test('a busy name does not hold up the others', async () => {
  const { order, run } = recorded();
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => run(name)));
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('work that fails rejects for its own caller, and the next piece runs', async () => {
  const { order, run } = recorded();
  await Promise.all([run('a1', true), run('b1'), run('a2')]);
  expect(order).toEqual(['a1', 'b1', 'Error: a1 reported', 'a2']);
  await run('c1');
  expect(order.at(-1)).toBe('c1');
});
