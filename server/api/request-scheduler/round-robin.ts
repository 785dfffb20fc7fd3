import type { Presence } from './presence.js';
import { waitForTurn } from './semaphore.js';

/** Under way: more would only wait for each other. While those who go first are about it is one. */
const RUNNING_AT_ONCE = 2;
/** However busy the screens are, others get a turn this often. */
export const MAX_PAUSE_MS = 250;

interface Rules {
  /** Who goes first. */
  first: Presence;
  /** The longest rest after an operation. */
  maxRestMs: number;
}

/**
 * Operations that come when those who go first leave room: a few at a time and one owner after the
 * other, so that nobody gets more by asking more. While others are about it is one at a time, and
 * after each all of them rest for as long as it took: half of the time is free.
 */
export class RoundRobin {
  #running = 0;
  #lastStartedAt = 0;
  #restsUntil = 0;
  #recheck: NodeJS.Timeout | null = null;
  /** By owner, in the order of turns: one that had its turn goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(private readonly rules: Rules) {}

  /** Runs when it is the owner's turn. Throws UNAVAILABLE when that does not come. */
  async run<T>(owner: string, work: () => T | Promise<T>): Promise<T> {
    await waitForTurn(
      (start) => {
        this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), start]);
        this.startNext();
      },
      (start) => this.#leave(owner, start),
    );

    const startedAt = Date.now();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const now = Date.now();
      const { first, maxRestMs } = this.rules;
      this.#restsUntil = first.isAbout(now) ? now + Math.min(now - startedAt, maxRestMs) : 0;
      this.startNext();
    }
  }

  /** To be called when fewer of those who go first are about. */
  startNext(): void {
    const { first } = this.rules;
    for (const [owner, [start, ...later]] of this.#waiting) {
      const now = Date.now();
      if (!start || this.#running >= (first.isAbout(now) ? 1 : RUNNING_AT_ONCE)) return;
      const pausesUntil = first.isActive ? this.#lastStartedAt + MAX_PAUSE_MS : 0;
      const waitMs = Math.max(pausesUntil, this.#restsUntil) - now;
      if (waitMs > 0) return this.#startLater(waitMs);
      this.#waiting.delete(owner);
      if (later.length > 0) this.#waiting.set(owner, later);
      this.#running += 1;
      this.#lastStartedAt = now;
      start();
    }
  }

  #leave(owner: string, start: () => void): void {
    const left = (this.#waiting.get(owner) ?? []).filter((one) => one !== start);
    if (left.length > 0) this.#waiting.set(owner, left);
    else this.#waiting.delete(owner);
  }

  #startLater(afterMs: number): void {
    this.#recheck ??= setTimeout(() => {
      this.#recheck = null;
      this.startNext();
    }, afterMs);
  }
}
