import { ServiceError } from '../core/errors.js';

/** Operations of one API key that may be under way or waiting in one process; stated to callers. */
export const KEY_OPERATIONS_AT_ONCE = 8;
/** Of all keys together under way: more would only wait for each other. While people are about it is one. */
const RUNNING_AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;
/** However busy the screens are, the keys get a turn this often. */
const LONGEST_PAUSE_MS = 250;
/** So long after somebody was served, somebody is held to be at a screen still. */
const PEOPLE_STAY_MS = 2_000;

/**
 * Shares out one process: people at their screens are served at once; operations of API keys come when nobody waits at a screen,
 * a few at a time and one key after the other, so that no key gets more by asking more. While people are about, the keys have one
 * operation at a time, and after each they rest for as long as it took: half of the time is free.
 */
export class Turns {
  #people = 0;
  #running = 0;
  #lastStartedAt = 0;
  #lastPersonAt = 0;
  #restsUntil = 0;
  #recheck: NodeJS.Timeout | null = null;
  readonly #operations = new Map<string, number>();
  /** By key, in the order of turns: a key that had its turn goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #paused = new Set<() => void>();

  async ofPerson<T>(run: () => T | Promise<T>): Promise<T> {
    this.#people += 1;
    try {
      return await run();
    } finally {
      this.#people -= 1;
      this.#lastPersonAt = Date.now();
      if (this.#people === 0) {
        for (const goOn of [...this.#paused]) goOn();
        this.#startNext();
      }
    }
  }

  /** Throws TOO_MANY_REQUESTS for a key with too many operations already, UNAVAILABLE when its turn does not come. */
  async ofKey<T>(key: string, run: () => T | Promise<T>): Promise<T> {
    const count = this.#operations.get(key) ?? 0;
    if (count >= KEY_OPERATIONS_AT_ONCE) {
      const message = `An API key may have ${KEY_OPERATIONS_AT_ONCE} operations under way at a time`;
      throw new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 1 });
    }
    this.#operations.set(key, count + 1);
    try {
      await this.#turnOf(key);
      const startedAt = Date.now();
      try {
        return await run();
      } finally {
        this.#running -= 1;
        const now = Date.now();
        this.#restsUntil = this.#arePeopleAbout(now) ? now + Math.min(now - startedAt, LONGEST_PAUSE_MS) : 0;
      }
    } finally {
      const left = (this.#operations.get(key) ?? 1) - 1;
      if (left > 0) this.#operations.set(key, left);
      else this.#operations.delete(key);
      this.#startNext();
    }
  }

  /** In the middle of a key's operation: whoever sits at a screen goes first. */
  letPeopleFirst(): Promise<void> | undefined {
    if (this.#people === 0) return undefined;
    return new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.#paused.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, LONGEST_PAUSE_MS);
      this.#paused.add(goOn);
    });
  }

  #arePeopleAbout(now: number): boolean {
    return this.#people > 0 || now - this.#lastPersonAt < PEOPLE_STAY_MS;
  }

  #turnOf(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#leave(key, start);
        const message = 'The service is busy just now. Please try again in a moment.';
        reject(new ServiceError('UNAVAILABLE', message, { retryAfterSeconds: 2 }));
      }, LONGEST_WAIT_MS);
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), start]);
      this.#startNext();
    });
  }

  #leave(key: string, start: () => void): void {
    const left = (this.#waiting.get(key) ?? []).filter((one) => one !== start);
    if (left.length > 0) this.#waiting.set(key, left);
    else this.#waiting.delete(key);
  }

  #startNext(): void {
    for (const [key, [start, ...later]] of this.#waiting) {
      const now = Date.now();
      if (!start || this.#running >= (this.#arePeopleAbout(now) ? 1 : RUNNING_AT_ONCE)) return;
      const pausesUntil = this.#people > 0 ? this.#lastStartedAt + LONGEST_PAUSE_MS : 0;
      const waitMs = Math.max(pausesUntil, this.#restsUntil) - now;
      if (waitMs > 0) return this.#startLater(waitMs);
      this.#waiting.delete(key);
      if (later.length > 0) this.#waiting.set(key, later);
      this.#running += 1;
      this.#lastStartedAt = now;
      start();
    }
  }

  #startLater(afterMs: number): void {
    this.#recheck ??= setTimeout(() => {
      this.#recheck = null;
      this.#startNext();
    }, afterMs);
  }
}
