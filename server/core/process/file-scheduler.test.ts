import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FileScheduler } from './file-scheduler.js';

/** Files that end when the test says so, by a faked clock. */
class Files {
  readonly #scheduler = new FileScheduler();
  readonly #ends = new Map<string, (error?: Error) => void>();
  /** The files in the order in which they were begun. */
  readonly begun: string[] = [];

  ask(name: string, caller: string | null, signal?: AbortSignal): Promise<string> {
    return this.#scheduler.run({ caller, signal }, (ends) => {
      this.begun.push(name);
      return new Promise((resolve, reject) => {
        ends.addEventListener('abort', () => reject(ends.reason as Error)); // AbortController's own
        this.#ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  }

  async end(name: string, tookMs = 100, error?: Error): Promise<void> {
    await settled();
    jest.advanceTimersByTime(tookMs);
    this.#ends.get(name)?.(error);
    await settled();
  }

  /** Ends each file that was begun, until none follows. */
  async endAll(): Promise<void> {
    for (const name of this.begun) await this.end(name);
  }
}

/** Runs all that follows from what has happened. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

const REFUSED = { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 2 } };
const TOO_LONG = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } };
const TOO_BUSY = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 2 } };

let files: Files;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  files = new Files();
});
afterEach(() => void jest.useRealTimers());

const outcomes = (asked: Promise<string>[]) => Promise.allSettled(asked);

describe('files', () => {
  test('of ten calls of one caller keep another waiting behind one of them alone', async () => {
    const many = outcomes(Array.from({ length: 10 }, (_, at) => files.ask(`many ${at}`, 'busy')));
    const other = files.ask('other', 'quiet');

    await files.end('many 0');
    expect(files.begun).toEqual(['many 0', 'other']);

    await files.endAll();
    expect(files.begun).toEqual(['many 0', 'other', 'many 1']);
    await expect(other).resolves.toBe('other');
    const results = await many;
    expect(results.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    for (const result of results.slice(2)) expect(result).toMatchObject({ reason: REFUSED });
  });

  test('are made in rotation, and a caller who asked for less goes first', async () => {
    const asked = ['a1', 'b1', 'c1'].map((name) => files.ask(name, name.charAt(0)));
    const again = async (ends: string, next: string, tookMs: number) => {
      await files.end(ends, tookMs);
      asked.push(files.ask(next, next.charAt(0)));
    };

    await again('a1', 'a2', 3_000);
    await again('b1', 'b2', 100);
    await again('c1', 'c2', 200);
    await again('b2', 'b3', 100);
    asked.push(files.ask('n1', 'new'));
    await files.endAll();

    expect(files.begun).toEqual(['a1', 'b1', 'c1', 'b2', 'c2', 'n1', 'b3', 'a2']);
    await outcomes(asked);
  });

  test('of a caller who was away do not wait for the rotation of the busy ones', async () => {
    const asked = ['quiet', 'a0', 'b0', 'c0'].map((name) => files.ask(name, name.charAt(0)));
    const again = async (ends: string, next: string) => {
      await files.end(ends);
      asked.push(files.ask(next, next.charAt(0)));
    };

    await files.end('quiet', 20);
    for (const round of [0, 1, 2]) {
      for (const caller of ['a', 'b', 'c'])
        await again(`${caller}${round}`, `${caller}${round + 1}`);
    }
    asked.push(files.ask('quiet again', 'q'));
    const before = files.begun.length;
    await files.endAll();

    expect(files.begun[before]).toBe('quiet again');
    await outcomes(asked);
  });

  test('take the next of a caller again once the waiting one is begun', async () => {
    const first = files.ask('first', 'a');
    const second = files.ask('second', 'a');
    await expect(files.ask('refused', 'a')).rejects.toMatchObject(REFUSED);

    await files.end('first');
    const third = files.ask('third', 'a');
    await files.endAll();

    expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third']);
  });

  test('of mails go behind those of people', async () => {
    const asked = [files.ask('a1', 'a'), files.ask('mail 1', null), files.ask('mail 2', null)];
    asked.push(files.ask('a2', 'a'), files.ask('b1', 'b'));

    await files.end('a1');
    asked.push(files.ask('c1', 'c'));
    await files.endAll();

    expect(files.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'mail 1', 'mail 2']);
    await outcomes(asked);
  });

  test('of mails are made while people ask without end', async () => {
    const asked = [files.ask('file 0', 'a'), files.ask('mail', null)];
    for (let at = 1; at < 50 && !files.begun.includes('mail'); at++) {
      asked.push(files.ask(`file ${at}`, at % 2 === 0 ? 'a' : 'b'));
      await files.end(`file ${at - 1}`);
    }
    await files.endAll();

    // People have a second of files before it, of 100 ms each.
    const place = files.begun.indexOf('mail');
    expect(place).toBeGreaterThanOrEqual(10);
    expect(place).toBeLessThan(25);
    await outcomes(asked);
  });

  test('are begun after one that fails', async () => {
    const failing = expect(files.ask('failing', 'a')).rejects.toThrow('no memory');
    const next = files.ask('next', 'b');

    await files.end('failing', 100, new Error('no memory'));
    await files.endAll();

    await failing;
    await expect(next).resolves.toBe('next');
  });
});

describe('a caller who hangs up', () => {
  test('leaves the queue, and may ask again', async () => {
    const hangingUp = new AbortController();
    const first = files.ask('first', 'a');
    const left = expect(files.ask('left', 'b', hangingUp.signal)).rejects.toThrow('aborted');
    hangingUp.abort();
    await left;
    const again = files.ask('again', 'b');

    await files.endAll();

    expect(files.begun).toEqual(['first', 'again']);
    await Promise.all([first, again]);
  });

  test('ends the file under way, and the next is begun', async () => {
    const hangingUp = new AbortController();
    const ended = expect(files.ask('ended', 'a', hangingUp.signal)).rejects.toThrow('aborted');
    const next = files.ask('next', 'b');

    await settled();
    hangingUp.abort();
    await ended;
    await settled();

    expect(files.begun).toEqual(['ended', 'next']);
    await files.endAll();
    await next;
  });

  test('takes no place when the signal is aborted already', async () => {
    await expect(files.ask('late', 'a', AbortSignal.abort())).rejects.toThrow('aborted');
    expect(files.begun).toEqual([]);
  });
});

describe('limits of time', () => {
  test('end a file after 25 s with 503, and the next is begun', async () => {
    const endless = expect(files.ask('endless', 'a')).rejects.toMatchObject(TOO_LONG);
    const next = files.ask('next', 'b');

    await settled();
    jest.advanceTimersByTime(24_999);
    await settled();
    expect(files.begun).toEqual(['endless']);

    jest.advanceTimersByTime(1);
    await endless;
    await settled();
    expect(files.begun).toEqual(['endless', 'next']);
    await files.endAll();
    await expect(next).resolves.toBe('next');
  });

  test('answer 503 to a caller who waits for 30 s, and keep the others', async () => {
    const [a, b] = [files.ask('a', 'a'), files.ask('b', 'b')];
    const tooLate = expect(files.ask('c', 'c')).rejects.toMatchObject(TOO_BUSY);

    jest.advanceTimersByTime(20_000);
    await files.end('a');
    jest.advanceTimersByTime(10_000);
    await tooLate;
    await files.endAll();

    expect(files.begun).toEqual(['a', 'b']);
    await Promise.all([a, b]);
  });
});
