import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { KEY_OPERATIONS_AT_ONCE, Turns } from './turns.js';

/** Operations that end when they are told to, in the order they began. */
function operations(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    end,
    settled,
    person: (name: string) => turns.ofPerson(run(name)),
    key: (id: number, name: string) => turns.ofKey(String(id), run(name)),
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a process shares its processor', () => {
  test('between API keys in turn, however many operations one of them has waiting', async () => {
    const { begun, end, key, settled } = operations(new Turns());
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => key(1, name));
    all.push(key(2, 'b1'), key(3, 'c1'));
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  });

  test('serving people at once, and keys when no one is at a screen', async () => {
    const turns = new Turns();
    const { begun, end, key, person, settled } = operations(turns);
    const first = key(1, 'first');
    await settled();
    const people = [person('person'), person('another')];
    const later = key(2, 'later');
    await settled();
    expect(begun).toEqual(['first', 'person', 'another']);
    const pause = turns.letPeopleFirst();
    await end('person');
    expect(begun).not.toContain('later');
    await end('another');
    await pause;
    await end('first');
    jest.advanceTimersByTime(250);
    await settled();
    expect(begun).toContain('later');
    await end('later');
    await Promise.all([first, later, ...people]);
  });

  test('so that keys still get a turn now and then while people never stop', async () => {
    const { begun, end, key, person, settled } = operations(new Turns());
    const people = person('person');
    const all = [key(1, 'a'), key(2, 'b')];
    await settled();
    await end('a');
    expect(begun).not.toContain('b');
    jest.advanceTimersByTime(249);
    await settled();
    expect(begun).not.toContain('b');
    jest.advanceTimersByTime(1);
    await settled();
    expect(begun).toContain('b');
    for (const name of ['b', 'person']) await end(name);
    await Promise.all([...all, people]);
  });

  test('and refuses a key that has too many operations waiting', async () => {
    const { begun, end, key } = operations(new Turns());
    const names = Array.from({ length: KEY_OPERATIONS_AT_ONCE }, (_, at) => `a${at}`);
    const all = names.map((name) => key(1, name));
    await expect(key(1, 'one too many')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const other = key(2, 'b');
    for (const name of names) await end(name);
    await end('b');
    for (const name of names) await end(name);
    await Promise.all([...all, other]);
    expect(begun).toHaveLength(names.length + 1);
  });
});
