import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { singleThread } from './single-thread.js';
import { BEGUN, MAY_END } from './testing/waiting-thread.js';

const THREAD = fileURLToPath(new URL('testing/waiting-thread.ts', import.meta.url));
const MAX_HEAP_MB = 64;

/** A file and its thread share two promises: `begun` resolves in it, `end` lets it end. */
function file() {
  const shared = new SharedArrayBuffer(8);
  const state = new Int32Array(shared);

  return {
    shared,
    begun: async () => void (await Atomics.waitAsync(state, BEGUN, 0).value),
    end: () => {
      Atomics.store(state, MAY_END, 1);
      Atomics.notify(state, MAY_END);
    },
  };
}

const finished = () => {
  const one = file();
  one.end();
  return one.shared;
};
const BYTES = Buffer.from([1, 2, 3]);

test('a thread serves callers in rotation', async () => {
  const make = singleThread<SharedArrayBuffer>(THREAD, MAX_HEAP_MB);
  const done: string[] = [];
  const first = file();
  const ask = async (caller: string, shared: SharedArrayBuffer) => {
    expect(await make(shared, { caller })).toEqual(BYTES);
    done.push(caller);
  };

  const busy = ask('busy', first.shared);
  await first.begun();
  const others = [ask('busy', finished()), ask('other', finished())];
  await expect(make(finished(), { caller: 'busy' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  first.end();
  await Promise.all([busy, ...others]);

  expect(done).toEqual(['busy', 'other', 'busy']);
});

test('a file that takes too long ends with its thread, and a new thread makes the next', async () => {
  const make = singleThread<SharedArrayBuffer>(THREAD, MAX_HEAP_MB, 3_000);
  const endless = make(file().shared, { caller: 'a' });
  const next = make(finished(), { caller: 'b' });

  await expect(endless).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: 5 },
  });
  expect(await next).toEqual(BYTES);
});

test('a caller who hangs up ends the thread, and a new one makes the next file', async () => {
  const make = singleThread<SharedArrayBuffer>(THREAD, MAX_HEAP_MB);
  const hangingUp = new AbortController();
  const under = file();
  const ended = make(under.shared, { caller: 'a', signal: hangingUp.signal });
  const next = make(finished(), { caller: 'b' });

  await under.begun();
  hangingUp.abort();

  await expect(ended).rejects.toThrow('aborted');
  expect(await next).toEqual(BYTES);
});
