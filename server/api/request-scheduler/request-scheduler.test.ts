import { describe, expect, jest, test } from '@jest/globals';
import { beforeDeadline } from './execute-scheduled.js';
import {
  MAX_KEY_OPERATIONS,
  MAX_ORGANISATION_OPERATIONS,
  MAX_USER_OPERATIONS,
  MAX_ANONYMOUS_OPERATIONS,
  RequestScheduler,
} from './request-scheduler.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';

/** Operations that end when the test ends them, in the order they began. */
function operations(scheduler: RequestScheduler) {
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
    person: (name: string, id = name.length) => scheduler.runInteractive(id, run(name)),
    key: (id: number, name: string, organisation = `of ${id}`) =>
      scheduler.runApiKey({ name: String(id), organisation }, run(name)),
    anonymous: (network: string, name: string) => scheduler.runAnonymous(network, run(name)),
  };
}

describe('a process shares its processor', () => {
  test('between API keys in turn, however many operations one of them has waiting', async () => {
    const { begun, end, key, settled } = operations(new RequestScheduler());
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => key(1, name));
    all.push(key(2, 'b1'), key(3, 'c1'));
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  });

  test('serving people at once, and keys when no one is at a screen', async () => {
    const scheduler = new RequestScheduler();
    const { begun, end, key, person, settled } = operations(scheduler);
    const first = key(1, 'first');

    await settled();

    const people = [person('person'), person('another')];
    const later = key(2, 'later');

    await settled();
    expect(begun).toEqual(['first', 'person', 'another']);

    await end('person');
    expect(begun).not.toContain('later');
    await end('another');

    const endedAt = Date.now();

    await end('first');
    while (!begun.includes('later')) await settled();
    expect(Date.now() - endedAt).toBeLessThanOrEqual(300);
    await end('later');
    await Promise.all([first, later, ...people]);
  });

  test('so that an operation of a key waits for people between two of its parts', async () => {
    const scheduler = new RequestScheduler();
    const { end, person, settled } = operations(scheduler);
    const parts: string[] = [];
    const people = person('person');
    const key = scheduler.runApiKey({ name: '1', organisation: '1' }, async () => {
      for (const part of ['one', 'two']) {
        await yieldToOthers();
        parts.push(part);
      }
    });

    await settled();
    expect(parts).toEqual([]);
    await end('person');
    await key;
    expect(parts).toEqual(['one', 'two']);
    await people;
  });

  test('and its parts run one in each round of the event loop, so that calls are received between them', async () => {
    const scheduler = new RequestScheduler();
    const rounds: number[] = [];
    let round = 0;
    const count = () => {
      round += 1;
      if (rounds.length < 4) setImmediate(count);
    };
    setImmediate(count);

    await scheduler.runApiKey({ name: '1', organisation: '1' }, () =>
      Promise.all(
        Array.from({ length: 4 }, async () => {
          await yieldToOthers();
          rounds.push(round);
        }),
      ),
    );
    expect(new Set(rounds).size).toBe(4);
  });

  test('and a person who causes little load never waits between parts', async () => {
    const scheduler = new RequestScheduler();
    await scheduler.runInteractive(1, () => expect(yieldToOthers()).toBeUndefined());
  });

  test('so that keys still get a turn now and then while people never stop', async () => {
    const { begun, end, key, person, settled } = operations(new RequestScheduler());
    const people = person('person');
    const all = [key(1, 'a'), key(2, 'b')];

    await settled();
    await end('a');
    expect(begun).not.toContain('b');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(begun).toContain('b');
    for (const name of ['b', 'person']) await end(name);
    await Promise.all([...all, people]);
  });

  test('and refuses a key that has too many operations waiting', async () => {
    const { begun, end, key } = operations(new RequestScheduler());
    const names = Array.from({ length: MAX_KEY_OPERATIONS }, (_, at) => `a${at}`);
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

describe('the running operations of one person', () => {
  test('is four operations at a time, the others wait in the order they came, and the seventeenth is refused', async () => {
    const { begun, end, person, settled } = operations(new RequestScheduler());
    const names = Array.from({ length: MAX_USER_OPERATIONS }, (_, at) => `a${at}`);
    const all = names.map((name) => person(name, 1));

    await expect(person('one too many', 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await settled();
    expect(begun).toEqual(names.slice(0, 4));

    const another = person('another', 2);

    await settled();
    expect(begun).toContain('another');
    await end('another');
    for (const name of names) await end(name);
    await Promise.all([...all, another]);
    expect(begun.filter((name) => name !== 'another')).toEqual(names);
  });

  test('goes on one by one, with rests, once they have kept the process busy, while another is served at once', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const { begun, end, person, settled } = operations(new RequestScheduler());
      const first = ['h0', 'h1', 'h2', 'h3'].map((name) => person(name, 1));
      await settled();
      const calm = person('calm', 2);
      await settled();
      jest.advanceTimersByTime(3_000);
      for (const name of ['h0', 'h1', 'h2', 'h3']) await end(name);
      await end('calm');

      const later = ['h4', 'h5'].map((name) => person(name, 1));
      await settled();
      expect(begun).toContain('h4');
      expect(begun).not.toContain('h5');
      const other = person('at once', 3);
      await settled();
      expect(begun).toContain('at once');
      await end('at once');
      jest.advanceTimersByTime(500);
      await end('h4');
      expect(begun).not.toContain('h5');
      jest.advanceTimersByTime(999);
      await settled();
      expect(begun).not.toContain('h5');
      jest.advanceTimersByTime(2);
      await settled();
      expect(begun).toContain('h5');
      await end('h5');
      await Promise.all([...first, ...later, calm, other]);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a person stays behind the others while operations queue up, however short each is', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const scheduler = new RequestScheduler();
    const { end, person, settled } = operations(scheduler);
    let [started, isOver] = [0, false];
    const short = async () => {
      started += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const repeat = async () => {
      while (!isOver) await scheduler.runInteractive(1, short);
    };
    const loops = [repeat(), repeat(), repeat()];
    const pass = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        jest.advanceTimersByTime(25);
        await settled();
      }
    };
    await pass(400);
    started = 0;

    for (let second = 0; second < 30; second += 1) {
      const other = person(`other ${second}`, 2 + second);
      await pass(40);
      await end(`other ${second}`);
      await other;
    }
    // One starts every 250 ms; without the wait as load the person would be served at once again.
    expect(started).toBeLessThanOrEqual(30 * 4 + 1);
    isOver = true;
    await pass(400);
    await Promise.all(loops);
  } finally {
    jest.useRealTimers();
  }
});

test('a known person counts as present as soon as a call arrives, and a person who keeps the process busy does not', async () => {
  const scheduler = new RequestScheduler();
  const { settled } = operations(scheduler);
  await scheduler.runInteractive(1, () => undefined);
  scheduler.recognise('token', 1);

  const leave = scheduler.arrive('token');
  const parts: string[] = [];
  const operation = scheduler.runApiKey({ name: '1', organisation: '1' }, async () => {
    await yieldToOthers();
    parts.push('part');
  });
  await settled();
  expect(parts).toEqual([]);
  leave();
  await operation;
  expect(parts).toEqual(['part']);

  scheduler.arrive('unknown');
  await scheduler.runApiKey({ name: '2', organisation: '2' }, async () => {
    await yieldToOthers();
    parts.push('unhindered');
  });
  expect(parts).toEqual(['part', 'unhindered']);
});

test('the API keys of an organisation have one turn among the others, however many they are, and sixteen operations', async () => {
  const { begun, end, key, settled } = operations(new RequestScheduler());
  const many = Array.from({ length: MAX_ORGANISATION_OPERATIONS }, (_, at) =>
    key(at, `m${at}`, 'many'),
  );

  await expect(key(99, 'one too many', 'many')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });

  const few = key(100, 'few', 'few');

  await settled();
  for (const name of ['m0', 'm1', 'm2']) await end(name);
  expect(begun).toContain('few');
  await end('few');
  for (let at = 3; at < MAX_ORGANISATION_OPERATIONS; at++) await end(`m${at}`);
  await Promise.all([...many, few]);
});

describe('who has not signed in', () => {
  test('has two operations of a network at a time, and others of another network do not wait for them', async () => {
    const { begun, end, anonymous, settled } = operations(new RequestScheduler());
    const names = Array.from({ length: MAX_ANONYMOUS_OPERATIONS }, (_, at) => `s${at}`);
    const all = names.map((name) => anonymous('here', name));

    await expect(anonymous('here', 'one too many')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });

    const there = anonymous('there', 'there');

    await settled();
    expect(begun).toEqual(['s0', 's1', 'there']);
    await end('there');
    for (const name of names) await end(name);
    await Promise.all([...all, there]);
  });

  test('does not keep others from running while it only waits', async () => {
    const scheduler = new RequestScheduler();
    let wake: () => void = () => undefined;
    const sleepers = Array.from({ length: 2 }, () =>
      scheduler.runAnonymous('here', async (release) => {
        release();
        await new Promise<void>((resolve) => (wake = chain(wake, resolve)));
      }),
    );

    expect(await scheduler.runAnonymous('here', () => 'served')).toBe('served');
    wake();
    await Promise.all(sleepers);
  });
});

const chain = (first: () => void, then: () => void) => () => {
  first();
  then();
};

test('work that is not done in time answers UNAVAILABLE, and keeps its slot until it ends', async () => {
  const scheduler = new RequestScheduler();
  let finish: () => void = () => undefined;
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const late = Array.from({ length: MAX_KEY_OPERATIONS }, () =>
    beforeDeadline(scheduler.runApiKey({ name: 'k', organisation: 'o' }, work), 20),
  );
  for (const one of late) await expect(one).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const again = scheduler.runApiKey({ name: 'k', organisation: 'o' }, work);

  await expect(again).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });

  for (let ended = 0; ended < MAX_KEY_OPERATIONS; ended++) {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
});
