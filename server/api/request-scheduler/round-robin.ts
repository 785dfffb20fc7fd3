import { waitForTurn } from '#server/core/process/wait-for-turn.js';
import type { Presence } from './presence.js';

/**
 * Running operations: more would only wait for each other. While the preferred callers are present
 * it is one.
 */
const RUNNING_AT_ONCE = 2;
/** The pause after an operation, as a multiple of its length. */
const PAUSE_RATIO = 2;
/** However busy the preferred callers are, the others start an operation this often. */
export const MAX_PAUSE_MS = 250;

interface Rules {
  /** The preferred callers. */
  preferred: Presence;
  /** The longest pause after an operation. */
  maxPauseMs: number;
}

/**
 * Runs operations while the preferred callers leave room: a few at a time and the owners in
 * rotation, so that more calls do not give an owner more. While preferred callers are present, one
 * operation runs at a time, followed by a pause of twice its length: most of the time is free.
 */
export class RoundRobin {
  #running = 0;
  #lastStartedAt = 0;
  #pausedUntil = 0;
  #recheck: NodeJS.Timeout | null = null;
  /** Keyed by owner, in the order of rotation: an owner that was served goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(private readonly rules: Rules) {}

  /** Runs when the owner's turn comes. Throws UNAVAILABLE when it does not come in time. */
  async run<T>(owner: string, work: () => T | Promise<T>): Promise<T> {
    await waitForTurn({
      join: (start) => {
        this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), start]);
        this.startNext();
      },
      leave: (start) => this.#leave(owner, start),
    });

    const startedAt = Date.now();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const now = Date.now();
      const { preferred, maxPauseMs } = this.rules;
      this.#pausedUntil = preferred.isRecentlyActive(now)
        ? now + Math.min(PAUSE_RATIO * (now - startedAt), maxPauseMs)
        : 0;
      this.startNext();
    }
  }

  /** Call it when fewer of the preferred callers are present. */
  startNext(): void {
    const { preferred } = this.rules;
    for (const [owner, [start, ...later]] of this.#waiting) {
      const now = Date.now();
      if (!start || this.#running >= (preferred.isRecentlyActive(now) ? 1 : RUNNING_AT_ONCE))
        return;
      const pausesUntil = preferred.isActive ? this.#lastStartedAt + MAX_PAUSE_MS : 0;
      const waitMs = Math.max(pausesUntil, this.#pausedUntil) - now;
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
