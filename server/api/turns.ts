import { ServiceError } from '../core/errors.js';

/** Operations of one API key that may be under way or waiting in one process; stated to callers. */
export const KEY_OPERATIONS_AT_ONCE = 8;
/** Of all keys together under way: more would only wait for each other. */
const RUNNING_AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;
/** However busy the screens are, the keys get a turn this often. */
const LONGEST_PAUSE_MS = 250;

/**
 * Shares out one process: people at their screens are served at once; operations of API keys come when nobody waits at a screen,
 * a few at a time, one key after the other, so that no key gets more by asking more.
 */
export class Turns {
  #people = 0;
  #running = 0;
  #lastStartedAt = 0;
  #recheck: NodeJS.Timeout | null = null;
  readonly #operations = new Map<number, number>();
  /** By key, in the order of turns: a key that had its turn goes to the end. */
  readonly #waiting = new Map<number, (() => void)[]>();
  readonly #paused = new Set<() => void>();

  async ofPerson<T>(run: () => T | Promise<T>): Promise<T> {
    this.#people += 1;
    try {
      return await run();
    } finally {
      this.#people -= 1;
      if (this.#people === 0) {
        for (const goOn of [...this.#paused]) goOn();
        this.#startNext();
      }
    }
  }

  /** Throws TOO_MANY_REQUESTS for a key with too many operations already, UNAVAILABLE when its turn does not come. */
  async ofKey<T>(keyId: number, run: () => T | Promise<T>): Promise<T> {
    const count = this.#operations.get(keyId) ?? 0;
    if (count >= KEY_OPERATIONS_AT_ONCE) {
      const message = `An API key may have ${KEY_OPERATIONS_AT_ONCE} operations under way at a time`;
      throw new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 1 });
    }
    this.#operations.set(keyId, count + 1);
    try {
      await this.#turnOf(keyId);
      try {
        return await run();
      } finally {
        this.#running -= 1;
      }
    } finally {
      const left = (this.#operations.get(keyId) ?? 1) - 1;
      if (left > 0) this.#operations.set(keyId, left);
      else this.#operations.delete(keyId);
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

  #turnOf(keyId: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#leave(keyId, start);
        const message = 'The service is busy just now. Please try again in a moment.';
        reject(new ServiceError('UNAVAILABLE', message, { retryAfterSeconds: 2 }));
      }, LONGEST_WAIT_MS);
      this.#waiting.set(keyId, [...(this.#waiting.get(keyId) ?? []), start]);
      this.#startNext();
    });
  }

  #leave(keyId: number, start: () => void): void {
    const left = (this.#waiting.get(keyId) ?? []).filter((one) => one !== start);
    if (left.length > 0) this.#waiting.set(keyId, left);
    else this.#waiting.delete(keyId);
  }

  #startNext(): void {
    for (const [keyId, [start, ...later]] of this.#waiting) {
      if (this.#running >= RUNNING_AT_ONCE || !start) return;
      const pauseMs = this.#lastStartedAt + LONGEST_PAUSE_MS - Date.now();
      if (this.#people > 0 && pauseMs > 0) return this.#startLater(pauseMs);
      this.#waiting.delete(keyId);
      if (later.length > 0) this.#waiting.set(keyId, later);
      this.#running += 1;
      this.#lastStartedAt = Date.now();
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
